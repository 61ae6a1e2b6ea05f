import { expect, test } from 'vitest'
import { printPage } from '../harness/php'
import { listing, oldScripts, type Scenario } from '../harness/scenarios'
import { AREAS, filesOf, folder, listingWith, print } from './print'

test('jQuery goes where a script would call a library that needs it, and nobody brings that library', () => {
  const files = filesOf(print({ scripts: oldScripts, queue: ['ct-scripts'], option: { mode: 'on', jquery: true } }))
  expect(files).toContain('ct-scripts')
  expect(files).not.toContain('jquery-core')
})

test('jQuery stays where a script calls it without saying so', () => {
  expect(filesOf(print(listingWith('bricks-woocommerce')))).toContain('jquery-core')
})

test.each([
  ['nothing needs it', {}],
  ['data speak of it', { body: '<script type="application/ld+json">{"text":"jQuery(1)"}</script>' }],
  ['a link that runs nothing speaks of it', { body: '<a href="/?s=jQuery(1)">a</a>' }],
] satisfies [string, Scenario][])('jQuery goes where %s', (_why, scenario) => {
  expect(filesOf(print({ ...listing, ...scenario }))).toEqual(['shop-islands'])
})

test.each([
  ['nobody asked for that', { option: { mode: 'on' } }],
  ['a script that stays needs it', listingWith('gateway-form')],
  ['a shortcode’s script needs it', { late: ['gateway-form'] }],
  ['the wishlist’s template calls it in the head', { head: '<script>jQuery(document).ready(function () {})</script>' }],
  ['a template calls it by its short name', { body: '<script>(function ($) { $(".a").hide() })(window.j)</script>' }],
  ['an attribute calls it', { body: `<a onclick="jQuery('.a').hide()">a</a>` }],
  ['a link calls it', { body: `<a href="javascript:jQuery('.a').toggle()">a</a>` }],
  [
    'a script calls it whose name speaks of JSON',
    { body: '<script id="acf-json-js-after">jQuery(".a").hide()</script>' },
  ],
  ['the visitor pays here', { answers: ['is_checkout'] }],
] satisfies [string, Scenario][])('jQuery stays, in the head, where %s', (_why, scenario) => {
  const page = print({ ...listing, ...scenario })
  expect(page.indexOf('id="jquery-core-js"')).toBeGreaterThan(0)
  expect(page.indexOf('id="jquery-core-js"')).toBeLessThan(page.indexOf('</head>'))
})

test.each([
  ['coupon', 'woo-coupon-box-script'],
  ['wishlist', 'tinvwl'],
])('jQuery stays beside the plug-in of an area that is off (%s), which needs it and does not say so', (off, handle) => {
  const option = { mode: 'on', jquery: true, areas: AREAS.filter((area) => area !== off) }
  const files = filesOf(print({ ...listingWith(handle), option }))
  expect(files).toEqual(expect.arrayContaining(['jquery-core', handle]))
})

test('jQuery stays on a page that is too large for PHP to search', () => {
  const body = `<script>jQuery(${'"'.repeat(5000)})</script>`
  expect(printPage(folder, { ...listing, body }, 'pcre.jit=0', 'pcre.backtrack_limit=1000')).toContain('jquery-core-js')
})

test('jQuery that only a text or a settings script speaks of goes', () => {
  const body = '<p>jQuery</p><script type="application/ld+json">{"name":"jQuery in a day"}</script>'
  expect(filesOf(print({ ...listing, body }))).toEqual(['shop-islands'])
})
