import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listing, oldScripts } from '../harness/scenarios'
import { AREAS, everything, filesOf, folder, listingWith, mine, print } from './print'

test('on: every file of the replaced scripts is gone, and everything that they print inline stays', () => {
  const page = print({ ...everything, option: { mode: 'on' } })
  expect(filesOf(page)).toEqual([
    'shop-islands',
    'jquery-core',
    'jquery-migrate',
    'jquery-blockui',
    'js-cookie',
    'wp-i18n',
    'wp-util',
  ])
  for (const [handle, { data, before, after }] of Object.entries(oldScripts)) {
    if (!everything.queue.includes(handle)) continue
    for (const text of [data, before, after]) if (text) expect(page.split(text), handle).toHaveLength(2)
  }
  expect(page).toContain('wp.i18n.setLocaleData( {}, "contact-form-7" )')
  expect(page.indexOf('id="wp-i18n-js"')).toBeLessThan(page.indexOf('setLocaleData'))
})

test('translations go where nothing loads what reads them', () => {
  expect(print({ scripts: oldScripts, queue: ['contact-form-7'], option: { mode: 'on' } })).not.toMatch(
    /setLocaleData|wp-i18n/,
  )
})

test('one area off: its scripts stay, with what they need', () => {
  const areas = AREAS.filter((area) => area !== 'theme')
  const page = print({ ...listing, option: { mode: 'on', areas, jquery: true } })
  expect(filesOf(page)).toEqual([
    'shop-islands',
    'jquery-core',
    'jquery-migrate',
    'jquery-blockui',
    'js-cookie',
    'woocommerce',
    'flatsome-js',
    'flatsome-theme-woocommerce-js',
  ])
})

test.each(['wc-cart', 'wc-checkout'])('what %s needs, stays', (handle) => {
  const page = print(listingWith(handle))
  expect(filesOf(page)).toEqual([
    'shop-islands',
    'jquery-core',
    'jquery-migrate',
    'jquery-blockui',
    'js-cookie',
    'woocommerce',
    handle,
  ])
})

test.each([
  ['says so to WordPress', 'flatsome-infinite-scroll'],
  ['calls it all the same', 'flatsome-variation-images-frontend'],
])(
  'a part of the theme that needs its script and %s keeps all files of the theme’s, with what they need',
  (_how, part) => {
    expect(filesOf(print(listingWith(part)))).toEqual([
      'shop-islands',
      'jquery-core',
      'jquery-migrate',
      'jquery-blockui',
      'js-cookie',
      'woocommerce',
      'flatsome-js',
      'flatsome-theme-woocommerce-js',
      part,
    ])
  },
)

test('the theme’s other files go where its script is not on the page, and a shop’s own in its area', () => {
  const scripts = { mine, 'flatsome-live-search': { src: '/wp-content/themes/flatsome/assets/js/live-search.js' } }
  const areas = '$areas["theme"][1][] = "mine"; return $areas;'
  const page = print({ scripts, areas, queue: ['mine', 'flatsome-live-search'], option: { mode: 'on' } })
  expect(filesOf(page)).toEqual(['shop-islands'])
})

test.each([
  ['the menu’s cart', 'wpmenucart-ajax-assist'],
  ['the shop’s script for the shopper’s country', 'wc-geolocation'],
])('a library that the shop’s scripts bring stays for %s, which calls it and does not say so', (_what, handle) => {
  const page = print(listingWith(handle))
  expect(filesOf(page)).toEqual([
    'shop-islands',
    'jquery-core',
    'jquery-migrate',
    'jquery-blockui',
    'js-cookie',
    handle,
  ])
})

test.each([
  ['a script that needs jQuery', listingWith('gateway-form'), true],
  ['one that a shortcode brings', { late: ['gateway-form'] }, true],
  ['no such script', listingWith('uses-i18n'), false],
  ['jQuery for its own sake', { ...listingWith('jquery'), option: { mode: 'on' } }, false],
])('the overlay that payment buttons call without saying so: on a page with %s', (_what, scenario, stays) => {
  const files = filesOf(print({ ...listing, ...scenario }))
  expect(files.includes('jquery-blockui')).toBe(stays)
  expect(files).not.toContain('woocommerce')
})

test('the overlay comes to no page that has not asked for it', () => {
  const page = print({ scripts: oldScripts, queue: ['gateway-form'], option: { mode: 'on' } })
  expect(filesOf(page)).not.toContain('jquery-blockui')
})

test.each([
  [
    'stays where the theme’s template has logic in it',
    '<# if (data.variation.sku) { #>{{ data.variation.sku }}<# } #>',
    true,
  ],
  ['stays where a placeholder is more than a name', '<p>{{{ data.variation.price_html || "?" }}}</p>', true],
  ['goes where the template has names only', '<p>{{{ data.variation.price_html }}}{{data.variation.sku}}</p>', false],
])('WordPress’ engine for templates %s', (_where, html, isKept) => {
  const template = join(folder, 'variation.php')
  writeFileSync(template, `<?php defined( 'ABSPATH' ) || exit; ?>\n<script type="text/template">${html}</script>`)
  const queue = ['wc-add-to-cart-variation']
  const files = filesOf(print({ scripts: oldScripts, queue, template, option: { mode: 'on', jquery: true } }))
  expect(files).toEqual(['shop-islands', ...(isKept ? ['jquery-core', 'jquery-migrate', 'wp-util'] : [])])
})

test.each(['woodmart-theme', 'wd-update-cart-fragments-fix'])(
  'the cookie library stays for Woodmart’s %s, which does nothing without it and does not say so',
  (handle) => {
    const scripts = { ...oldScripts, [handle]: { src: `/wp-content/themes/woodmart/js/scripts/${handle}.min.js` } }
    expect(filesOf(print({ ...listingWith(handle), scripts }))).toEqual(['shop-islands', 'js-cookie', handle])
  },
)

test('a countdown of the theme’s, which a shortcode enqueues late, brings the theme’s script back', () => {
  expect(filesOf(print({ ...listing, late: ['flatsome-countdown-theme-js'] }))).toContain('flatsome-js')
})

test('a shortcode that enqueues late brings back what it needs, and its own replaced scripts lose their files', () => {
  const late = print({ ...listing, late: ['wc-cart', 'contact-form-7'] })
  expect(filesOf(late)).toEqual([
    'shop-islands',
    'jquery-core',
    'jquery-migrate',
    'jquery-blockui',
    'js-cookie',
    'woocommerce',
    'wc-cart',
  ])
  expect(late).toContain('var wpcf7 = ')
})

test.each([
  [
    'registers a file of its own under a handle of the shop’s, which stays',
    { src: '/wp-content/plugins/pop-up/a.js' },
    ['wc-add-to-cart'],
  ],
  ['deregisters a handle of the shop’s', null, []],
])('a shortcode %s', (_what, registered, files) => {
  const page = print({ ...listing, registeredLate: { 'wc-add-to-cart': registered } })
  expect(filesOf(page)).toEqual(['shop-islands', ...files])
})
