import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printPage } from '../harness/php'
import { listing, oldScripts, type Scenario } from '../harness/scenarios'
import { listingWith, mine, print } from './print'

/** What the page tells our script as data under this name. */
const dataOf = (page: string, name: string): unknown =>
  JSON.parse(
    RegExp(`<script type="application/json" id="shop-islands-${name}">(.*)</script>`).exec(page)?.[1] ?? 'null',
  )
const defaultsOf = (page: string) => dataOf(page, 'defaults')

test('where the shop’s script for adding is off, ours hears from the plug-in where the cart is, and whether an add leads there', () => {
  const without = { ...listing, queue: ['woocommerce'] }
  expect(defaultsOf(print(without))).toMatchObject({ cartUrl: '/gio-hang/', redirectAfterAdd: false })
  const options = { woocommerce_cart_redirect_after_add: 'yes' }
  expect(defaultsOf(print({ ...without, options }))).toMatchObject({ cartUrl: '/gio-hang/', redirectAfterAdd: true })
  // A plugin's filter, which the shop's script gets the address through, too.
  expect(defaultsOf(print({ ...without, options, leadsTo: '/thanh-toan/' }))).toMatchObject({
    cartUrl: '/thanh-toan/',
    redirectAfterAdd: true,
  })
})

test('it hears whether the shop’s links add in the background, which their marks do not say', () => {
  const inBackground = (option?: string) => {
    const options = option ? { woocommerce_enable_ajax_add_to_cart: option } : {}
    return (defaultsOf(print({ ...listing, options })) as { addsInBackground: boolean }).addsInBackground
  }
  expect([inBackground(), inBackground('yes'), inBackground('no')]).toEqual([true, true, false])
})

test('it hears that where the shop says it, too: an optimiser may hold that back', () => {
  expect(defaultsOf(print(listing))).toEqual({ cartUrl: '/gio-hang/', redirectAfterAdd: false, addsInBackground: true })
})

test('where the shop says that itself, or there is no shop, the plug-in sets nothing', () => {
  expect(dataOf(print(listing), 'settings')).toBeNull()
  const page = print({ ...listing, queue: [], woocommerce: false })
  expect([dataOf(page, 'settings'), defaultsOf(page)]).toEqual([null, null])
})

/** A page with the lines that `docs/wordpress.md` has for a theme's `functions.php`, in place of the plug-in. */
function printWithoutPlugin(scenario: Scenario): string {
  const lines = /```php\n(function my_islands\(.*?)```/s.exec(readFileSync('docs/wordpress.md', 'utf8'))?.[1]
  const theme = mkdtempSync(join(tmpdir(), 'shop-islands-theme-'))
  try {
    writeFileSync(join(theme, 'shop-islands.php'), `<?php\n${lines}`)
    return printPage(theme, scenario)
  } finally {
    rmSync(theme, { recursive: true })
  }
}

test('without the plug-in: the lines for a theme tell ours what the plug-in tells it, below what the shop says itself', () => {
  for (const value of ['yes', 'no']) {
    const names = ['woocommerce_cart_redirect_after_add', 'woocommerce_enable_ajax_add_to_cart']
    const shop = { ...listing, options: Object.fromEntries(names.map((name) => [name, value])) }
    const page = printWithoutPlugin(shop)
    expect(defaultsOf(page)).toEqual(defaultsOf(print(shop)))
    expect(dataOf(page, 'settings')).toBeNull()
  }
  expect(defaultsOf(printWithoutPlugin(listing))).toEqual(defaultsOf(print(listing)))
})

test('without the plug-in: the lines for a theme leave the shop’s own files out, and keep what others put in their place', () => {
  const own = '/wp-content/themes/mine/woocommerce/add-to-cart-variation.js'
  const scripts = { ...oldScripts, 'wc-add-to-cart-variation': { src: own } }
  const page = printWithoutPlugin({ scripts, queue: ['wc-add-to-cart', 'wc-add-to-cart-variation'] })
  expect(page).not.toContain('id="wc-add-to-cart-js"')
  expect(page).toContain('var wc_add_to_cart_params = ')
  expect(page).toContain(`<script src="${own}"`)
  expect(page.match(/<script id="shop-islands-js"[^>]*>/g)).toHaveLength(1)
})

test('without the plug-in: the lines for a theme leave WordPress’ login page alone', () => {
  const page: Scenario = { ...listing, what: 'login', answers: ['is_login'] }
  expect(printWithoutPlugin(page)).toBe(print({ ...page, option: { mode: 'off' } }))
})

const addressesOf = (...handles: string[]) =>
  Object.fromEntries(handles.map((handle) => [handle, oldScripts[handle]?.src]))

test('ours hears which old scripts the page loads that it has to know of, in the head and late, whatever becomes of their tags', () => {
  const scripts = { ...oldScripts, tinvwl: { ...mine, footer: false } }
  const page = print({ ...listing, scripts, late: ['contact-form-7', 'wc-checkout'], option: { mode: 'both' } })
  expect(dataOf(page, 'scripts')).toEqual({
    ...addressesOf('woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'sourcebuster-js', 'wc-order-attribution'),
    ...addressesOf('flatsome-js', 'flatsome-theme-woocommerce-js', 'swv', 'contact-form-7', 'wc-checkout'),
    tinvwl: mine.src,
  })
  expect(page.indexOf('shop-islands-scripts')).toBeGreaterThan(page.indexOf('id="wc-checkout-js"'))
})

test('of those whose files are left out it hears nothing', () => {
  expect(print(listing)).not.toContain('shop-islands-scripts')
  expect(dataOf(print(listingWith('wc-checkout')), 'scripts')).toEqual(addressesOf('woocommerce', 'wc-checkout'))
})

test.each([
  ['empties', 'return "";'],
  ['takes the file out of', 'return preg_replace( "#<script src.*?</script>#", "", $tag );'],
])('nor of those that another plugin %s the tags of', (_what, change) => {
  const tags = `if ( "flatsome-js" !== $handle ) { return $tag; } ${change}`
  const queue = ['flatsome-js', 'tinvwl']
  const page = print({ ...listing, queue, tags, option: { mode: 'both' } })
  expect(page).not.toContain('flatsome.js"')
  expect(dataOf(page, 'scripts')).toEqual(addressesOf('tinvwl'))
})

test('but of those whose address another plugin keeps in an attribute of its own', () => {
  const tags = 'return str_replace( " src=", " data-src=", $tag );'
  const page = print({ ...listing, queue: ['flatsome-js'], tags, option: { mode: 'both' } })
  expect(dataOf(page, 'scripts')).toEqual(addressesOf('flatsome-js'))
})

test('and of those that a theme’s filter adds', () => {
  const scripts = { mine }
  const areas = '$areas["mine"] = ["Mine", ["mine"], ["/themes/other/"]]; return $areas;'
  expect(dataOf(print({ scripts, areas, queue: ['mine'], option: { mode: 'on' } }), 'scripts')).toEqual({
    mine: mine.src,
  })
})

test('an address with characters of HTML is told as data', () => {
  const src = '/wp-content/themes/mine/a.js?a=1&b=</script>'
  const page = print({ scripts: { tinvwl: { src } }, queue: ['tinvwl'], option: { mode: 'both' } })
  expect(page).toContain('\\u0026b=\\u003C')
  expect(dataOf(page, 'scripts')).toEqual({ tinvwl: src })
})
