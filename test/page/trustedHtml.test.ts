import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'

let trusted: typeof import('../../src/page/trustedHtml')
beforeEach(async () => {
  openPage()
  trusted = await import('../../src/page/trustedHtml')
})

/** A browser with Trusted Types: marks what a policy made. */
function stubTrustedTypes() {
  interface Rules {
    createHTML(html: string): string
    createScriptURL(url: string): string
  }
  const createPolicy = vi.fn((name: string, { createHTML, createScriptURL }: Rules) => ({
    createHTML: (html: string) => `${createHTML(html)}<!-- trusted by ${name} -->`,
    createScriptURL: (url: string) => `${createScriptURL(url)}#trusted-by-${name}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  return createPolicy
}

test('a browser without Trusted Types gets the HTML as it is', () => {
  expect(trusted.trustedHtml('<b>1</b>')).toBe('<b>1</b>')
})

test('under Trusted Types all HTML enters through one policy, made when it is first needed', () => {
  const createPolicy = stubTrustedTypes()
  expect(createPolicy).not.toHaveBeenCalled()
  expect(trusted.trustedHtml('<b>1</b>')).toBe('<b>1</b><!-- trusted by shop-islands -->')
  trusted.parseHtml('<b>2</b>')
  expect(createPolicy).toHaveBeenCalledOnce()
})

test('the address of a script goes through the same policy', () => {
  expect(trusted.trustedScriptUrl('/a.js')).toBe('/a.js')
  const createPolicy = stubTrustedTypes()
  trusted.trustedHtml('<b>1</b>')
  expect(trusted.trustedScriptUrl('/a.js')).toBe('/a.js#trusted-by-shop-islands')
  expect(createPolicy).toHaveBeenCalledOnce()
})

test('parsed HTML went through the policy', () => {
  stubTrustedTypes()
  expect(trusted.parseHtml('<b>1</b>').lastChild?.textContent).toBe(' trusted by shop-islands ')
})

test('HTML is parsed leniently: unclosed tags, several roots, table rows without a table', () => {
  const { children } = trusted.parseHtml(' text <tr><td>1</td></tr><i class="icon">')
  expect([...children].map(({ outerHTML }) => outerHTML)).toEqual(['<tr><td>1</td></tr>', '<i class="icon"></i>'])
})

test('an empty answer is no nodes', () => {
  expect(trusted.parseHtml('').childNodes).toHaveLength(0)
})
