import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPage, type TestPage } from '../support/freshPage'

let page: TestPage
let navigation: typeof import('../../src/page/navigation')
beforeEach(async () => {
  page = openPage()
  navigation = await import('../../src/page/navigation')
})

test.each([
  ['https://shop.example/cart/', 'https://shop.example/cart/'],
  ['http://shop.example/', 'http://shop.example/'],
  ['/cart/?a=1#b', 'http://localhost:3000/cart/?a=1#b'],
  ['cart', 'http://localhost:3000/cart'],
  ['//cdn.example/x', 'http://cdn.example/x'],
  ['HTTPS://shop.example/', 'https://shop.example/'],
])('the address %s may be gone to', (address, url) => {
  expect(navigation.safeUrl(address)).toBe(url)
  expect(page.reports).toEqual([])
})

test('an address is seen from the page’s base, as that of a link is', () => {
  history.replaceState(null, '', '/meo/do-choi/')
  document.head.innerHTML = '<base href="/">'
  onTestFinished(() => document.head.replaceChildren())
  expect(navigation.safeUrl('cart')).toBe('http://localhost:3000/cart')
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost/1',
  'file:///etc/passwd',
])('the address %j is refused, and the author is told', (address) => {
  expect(navigation.safeUrl(address)).toBeUndefined()
  expect(page.reports).toEqual([`address-unsafe: ${address}`])
})

test.each([[''], [undefined], [null], [false], [{}], ['http://[broken']])(
  '%j is no address, and nothing to report',
  (address) => {
    expect(navigation.safeUrl(address)).toBeUndefined()
    expect(page.reports).toEqual([])
  },
)

test('a safe address is gone to, an unsafe one or none is not', () => {
  expect(navigation.goTo('/cart/')).toBe(true)
  expect(navigation.goTo('javascript:alert(1)')).toBe(false)
  expect(navigation.goTo(false)).toBe(false)
  expect(page.visited).toEqual(['http://localhost:3000/cart/'])
})
