import { beforeEach, describe, expect, test, vi } from 'vitest'
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

test('what is in noscript is text, as on the page; scripts and comments that speak of such tags are left as they are', () => {
  const script = `document.write('<noscript>')`
  const { children } = trusted.parseHtml(
    `<!-- <noscript> --><script>${script}</script><p>Mèo</p><noscript class="lazy"><img src="a.jpg?b&amp;c" /></noscript><b></b>`,
  )
  expect([...children].map(({ localName, childElementCount }) => [localName, childElementCount])).toEqual([
    ['script', 0],
    ['p', 0],
    ['noscript', 0],
    ['b', 0],
  ])
  expect(children[0]?.textContent).toBe(script)
  expect(children[2]?.textContent).toBe('<img src="a.jpg?b&amp;c" />')
})

test('HTML is parsed leniently: unclosed tags, several roots, table rows without a table', () => {
  const { children } = trusted.parseHtml(' text <tr><td>1</td></tr><i class="icon">')
  expect([...children].map(({ outerHTML }) => outerHTML)).toEqual(['<tr><td>1</td></tr>', '<i class="icon"></i>'])
})

test('an empty answer is no nodes', () => {
  expect(trusted.parseHtml('').childNodes).toHaveLength(0)
})

describe('a page that refuses our policy', () => {
  const refuse = () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError('Policy "shop-islands" disallowed.')
    })
    vi.stubGlobal('trustedTypes', { createPolicy })
    return createPolicy
  }

  test('gets the HTML as it is, and is asked once', () => {
    const createPolicy = refuse()
    expect(trusted.trustedHtml('<b>1</b>')).toBe('<b>1</b>')
    expect(trusted.parseHtml('<b>2</b>').textContent).toBe('2')
    expect(createPolicy).toHaveBeenCalledOnce()
  })

  test('reads of the policy, once, in place of all that fails for want of it; other messages stay', async () => {
    refuse()
    trusted.trustedHtml('<b>1</b>')
    const { report } = await import('../../src/page/report')
    report('chunk-failed', null, new TypeError('This document requires TrustedHTML'))
    report('fragment-selector-invalid', null, '.cart')
    report('setting-unknown', null, 'lokale')
    await vi.waitFor(() =>
      expect(vi.mocked(console.error).mock.calls).toEqual([
        [expect.stringMatching(/^shop-islands: .*trusted-types shop-islands\.$/)],
        [expect.stringMatching(/no setting of this name/), 'lokale'],
      ]),
    )
  })

  test('a page whose policy is allowed reads of files as ever', async () => {
    stubTrustedTypes()
    trusted.trustedHtml('<b>1</b>')
    const { report } = await import('../../src/page/report')
    report('chunk-failed', null, 'cart')
    await vi.waitFor(() =>
      expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/file of dist/), 'cart']]),
    )
  })
})
