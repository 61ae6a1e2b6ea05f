import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import packageJson from '../package.json'
import { installPlugin, php, printPage } from './harness/php'
import { digestOfSources, PRINTED_FROM } from './harness/printedFrom'
import { listing, oldScripts, printedPages, type Scenario } from './harness/scenarios'

const folder = installPlugin()
afterAll(() => rmSync(folder, { recursive: true }))

const print = (scenario: Scenario) => printPage(folder, scenario)
/** The handles of the files that a page loads: ours first, wherever its tag is, then the others in their order. */
const filesOf = (page: string) => {
  const handles = [...page.matchAll(/<script [^>]*\bsrc="[^"]*"[^>]*>/g)].map(
    ([tag]) => /id="([^"]*)-js"/.exec(tag)?.[1],
  )
  const isOurs = (handle?: string) => handle === 'shop-islands'
  return [...handles.filter(isOurs), ...handles.filter((handle) => !isOurs(handle))]
}
const everything = {
  scripts: oldScripts,
  queue: Object.keys(oldScripts).filter(
    (handle) =>
      !/^(gateway|uses|wpmenucart|oceanwp|astra|bricks|ct-|wc-geo|flatsome-(inf|var|cou)|wc-cart$|wc-checkout)/.test(
        handle,
      ),
  ),
}

/** The plug-in's own files of PHP. */
const phpFiles = readdirSync('wordpress/shop-islands')
  .filter((file) => file.endsWith('.php'))
  .map((file) => `shop-islands/${file}`)

test.each([...phpFiles, 'harness/wordpress.php', 'harness/page.php'])('%s is PHP', (file) => {
  expect(php(['-l', `wordpress/${file}`])).toContain('No syntax errors')
})

test.each(phpFiles)('%s hooks in by functions with a name, which others can take out', (file) => {
  const hooks = readFileSync(`wordpress/${file}`, 'utf8').match(/\badd_(?:action|filter)\(.*/g) ?? []
  expect(hooks.filter((hook) => !/^add_\w+\( [^,]+, __NAMESPACE__ \. '\\\w+'/.test(hook))).toEqual([])
})

test('its version is the package’s, in the header, in the code and in the readme', () => {
  const source = readFileSync('wordpress/shop-islands/shop-islands.php', 'utf8')
  expect(/^ \* Version: (.*)$/m.exec(source)?.[1]).toBe(packageJson.version)
  expect(/VERSION = '(.*)'/.exec(source)?.[1]).toBe(packageJson.version)
  expect(/^Stable tag: (.*)$/m.exec(readFileSync('wordpress/shop-islands/readme.txt', 'utf8'))?.[1]).toBe(
    packageJson.version,
  )
})

test('beside each other, as after activation: ours is there and nothing is taken off', () => {
  const { option: _option, ...asActivated } = listing
  const page = print(asActivated)
  const without = print({ ...asActivated, option: { mode: 'off' } })
  expect(filesOf(page).filter((handle) => handle !== 'shop-islands')).toEqual(filesOf(without))
  expect(page).toContain(
    '<script id="shop-islands-js" src="/wp-content/plugins/shop-islands/script/shop-islands.js?ver=0.1.0.0" type="module"></script>',
  )
  expect(page).toContain('<link rel="modulepreload" href="/wp-content/plugins/shop-islands/script/core-0.js">')
  expect(page).toContain('href="/wp-content/plugins/shop-islands/script/shop-islands.css?ver=')
})

test.each([
  { theme: 'a block theme', script: 'module', isInHead: true },
  { theme: 'a classic theme', script: 'module', isInHead: false },
  { theme: 'a classic theme', script: 'classic', isInHead: true },
])(
  'a module comes behind the import map, which Firefox ignores behind a module; the classic file may come first: $script in $theme',
  ({ theme, script, isInHead }) => {
    const page = print({
      ...listing,
      importMap: true,
      answers: [...(listing.answers ?? []), ...(theme === 'a block theme' ? ['wp_is_block_theme'] : [])],
      option: { mode: 'both', script },
    })
    const map = page.indexOf('<script type="importmap" id="wp-importmap">')
    const files = [...page.matchAll(/<script [^>]*type="module"|<link rel="modulepreload"/g)].map(({ index }) => index)
    expect(map).toBeGreaterThan(0)
    expect(files).toHaveLength(script === 'module' ? 2 : 0)
    for (const file of files) expect(file).toBeGreaterThan(map)
    expect(page.match(/id="shop-islands-js"/g)).toHaveLength(1)
    expect(page.indexOf('id="shop-islands-js"') < page.indexOf('</head>')).toBe(isInHead)
  },
)

test('off: the page is as it was', () => {
  expect(print({ ...listing, option: { mode: 'off' } })).not.toMatch(/shop-islands/)
})

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

/** All areas that can be switched. */
const AREAS = ['cart', 'product', 'shop', 'attribution', 'wishlist', 'quote', 'contact', 'coupon', 'contents', 'theme']

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

test.each([
  [
    'a plugin',
    'wc-add-to-cart-variation',
    '/wp-content/plugins/wc-variations-radio-buttons/js/add-to-cart-variation.js',
  ],
  ['a theme', 'wc-single-product', '/wp-content/themes/mine/woocommerce/assets/js/frontend/single-product.js'],
  ['a child theme', 'flatsome-js', 'https://shop.test/wp-content/themes/flatsome-child/flatsome.js'],
  ['an optimiser', 'wc-cart-fragments', '/wp-content/cache/a1b2.js?f=/wp-content/plugins/woocommerce/assets/js/x.js'],
])('a file that %s registers under the handle %s stays, with what it needs', (_who, handle, src) => {
  const scripts = { ...oldScripts, [handle]: { ...oldScripts[handle], src, deps: ['jquery', 'wp-util'] } }
  const files = filesOf(print({ ...everything, scripts, option: { mode: 'on', jquery: true } }))
  expect(files).toEqual(expect.arrayContaining(['jquery-core', 'wp-util', handle]))
  expect(files).not.toContain('wc-add-to-cart')
})

test('the shop’s own file goes from a cache’s copy of its folder, too', () => {
  const src =
    'https://cdn.test/wp-content/cache/min/1/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.js?ver=1'
  const scripts = { 'wc-add-to-cart': { src } }
  expect(filesOf(print({ scripts, queue: ['wc-add-to-cart'], option: { mode: 'on' } }))).toEqual(['shop-islands'])
})

const renamed = '/wp-content/themes/flatsome-3-17'
const sold = '/wp-content/themes/shop-theme'
test.each([
  ['in a renamed folder', { address: renamed, Name: 'Flatsome' }, `${renamed}/assets/js/flatsome.js`, true],
  ['under an agency’s name', { address: sold, TextDomain: 'flatsome' }, `${sold}/assets/js/flatsome.js`, true],
  [
    'below a renamed folder of themes',
    { address: 'https://shop.test/design/flatsome', Name: 'Flatsome' },
    'https://shop.test/design/flatsome/assets/js/flatsome.js',
    true,
  ],
  [
    'with a child theme in the folder that was its own',
    { address: renamed, Name: 'Flatsome' },
    '/wp-content/themes/flatsome/flatsome.js',
    false,
  ],
  [
    'with a child theme whose folder’s name begins like its own',
    { address: renamed, Name: 'Flatsome' },
    `${renamed}-child/flatsome.js`,
    false,
  ],
  [
    'under another name in its folder',
    { address: '/wp-content/themes/flatsome', Name: 'Shop' },
    '/wp-content/themes/flatsome/assets/js/flatsome.js',
    true,
  ],
  ['that is another theme', { address: sold, Name: 'Shop' }, `${sold}/assets/js/flatsome.js`, false],
])('a parent theme %s: the file of flatsome-js', (_where, theme, src, goes) => {
  const scripts = { 'flatsome-js': { src } }
  const files = filesOf(print({ scripts, theme, queue: ['flatsome-js'], option: { mode: 'on' } }))
  expect(files).toEqual(['shop-islands', ...(goes ? [] : ['flatsome-js'])])
})

test('a shop handle that only stands for another plugin’s script keeps that script', () => {
  const scripts = {
    'wc-add-to-cart': { src: '', deps: ['pop-up'] },
    'pop-up': { src: '/wp-content/plugins/pop-up/a.js' },
  }
  expect(filesOf(print({ scripts, queue: ['wc-add-to-cart'], option: { mode: 'on' } }))).toContain('pop-up')
})

const mine = { src: '/wp-content/themes/mine/mine.js' }
test.each([
  ['adds a handle to one of our areas', '$areas["cart"][1][] = "mine"; return $areas;', ['shop-islands']],
  [
    'puts an area in place of ours, without folders',
    '$areas["cart"] = ["Cart", ["mine", "wc-add-to-cart"]]; return $areas;',
    ['shop-islands'],
  ],
  ['adds an area without folders', '$areas["mine"] = ["Mine", ["mine"]]; return $areas;', ['shop-islands']],
  [
    'adds an area with the folder',
    '$areas["mine"] = ["Mine", ["mine"], ["/themes/mine/"]]; return $areas;',
    ['shop-islands'],
  ],
  [
    'adds an area with another folder',
    '$areas["mine"] = ["Mine", ["mine"], ["/themes/other/"]]; return $areas;',
    ['shop-islands', 'mine'],
  ],
  ['takes a handle out', '$areas["cart"][1] = ["mine"]; return $areas;', ['shop-islands', 'wc-add-to-cart']],
])('a theme’s filter that %s', (_what, areas, files) => {
  const scripts = {
    mine,
    'wc-add-to-cart': { ...oldScripts['wc-add-to-cart'], src: oldScripts['wc-add-to-cart']?.src ?? '', deps: [] },
  }
  expect(filesOf(print({ scripts, areas, queue: ['mine', 'wc-add-to-cart'], option: { mode: 'on' } }))).toEqual(files)
})

test.each([
  ['quote', 'yith-woocommerce-request-a-quote-premium', 'yith_ywraq_frontend', ['ywraq-prettyPhoto']],
  ['wishlist', 'ti-woocommerce-wishlist-premium', 'tinvwl', []],
])(
  'a paid edition keeps its files, and loses them where a theme’s filter names its folder: %s',
  (area, name, handle, others) => {
    const scripts = { ...oldScripts, [handle]: { src: `/wp-content/plugins/${name}/assets/js/a.js`, deps: ['jquery'] } }
    const paid = { scripts, queue: [...others, handle], option: { mode: 'on', jquery: true } }
    expect(filesOf(print(paid))).toEqual(['shop-islands', 'jquery-core', 'jquery-migrate', ...others, handle])
    const areas = `$areas["${area}"][2][] = "/plugins/${name}/"; return $areas;`
    expect(filesOf(print({ ...paid, areas }))).toEqual(['shop-islands'])
  },
)

test.each(['wc-cart', 'wc-checkout'])('what %s needs, stays', (handle) => {
  const page = print({ ...listing, queue: [...(listing.queue ?? []), handle] })
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
    expect(filesOf(print({ ...listing, queue: [...(listing.queue ?? []), part] }))).toEqual([
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
  const page = print({ ...listing, queue: [...(listing.queue ?? []), handle] })
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
  ['a script that needs jQuery', { queue: [...(listing.queue ?? []), 'gateway-form'] }, true],
  ['one that a shortcode brings', { late: ['gateway-form'] }, true],
  ['no such script', { queue: [...(listing.queue ?? []), 'uses-i18n'] }, false],
  ['jQuery for its own sake', { queue: [...(listing.queue ?? []), 'jquery'], option: { mode: 'on' } }, false],
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
    expect(filesOf(print({ ...listing, scripts, queue: [...(listing.queue ?? []), handle] }))).toEqual([
      'shop-islands',
      'js-cookie',
      handle,
    ])
  },
)

const libraries = ['wc-flexslider', 'wc-zoom', 'wc-photoswipe', 'wc-photoswipe-ui-default']
const pictures = { scripts: oldScripts, option: { mode: 'on' } }

test('the shop’s libraries for pictures stay where its script for products is not: a theme’s slider uses them without saying so', () => {
  expect(filesOf(print({ ...pictures, queue: libraries }))).toEqual(expect.arrayContaining(libraries))
  expect(filesOf(print({ ...pictures, queue: [...libraries, 'wc-single-product'] }))).not.toContain('wc-flexslider')
})

test.each([
  ['oceanwp-woo-quick-view', ['wc-flexslider']],
  ['astra-addon-js', ['wc-flexslider']],
  ['bricks-woocommerce', ['wc-flexslider']],
  ['ct-scripts', ['wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-zoom']],
])('those stay that a theme’s %s calls and does not say so', (handle, needed) => {
  const files = filesOf(print({ ...pictures, queue: [...libraries, 'wc-single-product', handle] }))
  expect(libraries.filter((library) => files.includes(library)).sort()).toEqual(needed)
  expect(files).not.toContain('wc-single-product')
})

test.each([
  ['martfury', '/themes/martfury/js/scripts.min.js'],
  ['avada-woo-product-images', '/themes/Avada/assets/min/js/general/avada-woo-product-images.js'],
  ['fusion-scripts', '/uploads/fusion-scripts/4adf6e99.min.js'],
])(
  'the shop’s script for products stays with its libraries where a theme’s %s builds on what it draws; where nobody asks for it, none is brought',
  (handle, file) => {
    const scripts = { ...oldScripts, [handle]: { src: `/wp-content${file}`, deps: ['jquery'] } }
    const files = filesOf(print({ ...pictures, scripts, queue: [...libraries, 'wc-single-product', handle] }))
    expect(files).toEqual(expect.arrayContaining([...libraries, 'wc-single-product', handle]))
    expect(filesOf(print({ ...pictures, scripts, queue: [handle] }))).not.toContain('wc-single-product')
  },
)

test('the shop’s script for adding stays beside Porto, which follows its own buttons’ links where that tag is missing', () => {
  const handle = 'porto-woocommerce-theme'
  const scripts = { ...oldScripts, [handle]: { src: '/wp-content/themes/porto/js/woocommerce-theme.min.js' } }
  const files = filesOf(print({ scripts, queue: ['wc-add-to-cart', handle], option: { mode: 'on' } }))
  expect(files).toEqual(expect.arrayContaining(['wc-add-to-cart', handle]))
  expect(filesOf(print({ scripts, queue: [handle], option: { mode: 'on' } }))).not.toContain('wc-add-to-cart')
})

test.each([
  ['mfn-woojs', '/themes/betheme/js/woocommerce.js', ['wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-zoom']],
  ['uael-woocommerce', '/plugins/ultimate-elementor/assets/min-js/uael-woocommerce.min.js', ['wc-flexslider']],
  ['pp-woocommerce', '/plugins/powerpack-elements/assets/js/min/pp-woocommerce.min.js', ['wc-flexslider']],
])('and those that %s calls, of a theme or of a page builder’s widgets', (handle, file, needed) => {
  const scripts = { ...oldScripts, [handle]: { src: `/wp-content${file}` } }
  const files = filesOf(print({ ...pictures, scripts, queue: [...libraries, 'wc-single-product', handle] }))
  expect(libraries.filter((library) => files.includes(library)).sort()).toEqual(needed)
  expect(files).not.toContain('wc-single-product')
})

test('one that the shop cannot have asked for, because the theme does not support it, stays', () => {
  const answers = ['no wc-product-gallery-slider']
  const files = filesOf(print({ ...pictures, answers, queue: [...libraries, 'wc-single-product'] }))
  expect(files).toContain('wc-flexslider')
  expect(files).not.toContain('wc-photoswipe')
  expect(files).not.toContain('wc-single-product')
})

test('they stay where another file stands under the handle of that script', () => {
  const scripts = { ...oldScripts, 'wc-single-product': { src: '/wp-content/plugins/tabs/tabs.js', deps: ['jquery'] } }
  const page = print({ ...pictures, scripts, queue: [...libraries, 'wc-single-product'] })
  expect(filesOf(page)).toEqual(expect.arrayContaining(libraries))
})

test('they go where a shortcode enqueues that script late', () => {
  const page = print({ ...pictures, queue: libraries, late: ['wc-single-product'] })
  expect(filesOf(page)).not.toContain('wc-zoom')
})

test('one of them that the head has printed stays, and jQuery with it', () => {
  const scripts = {
    ...oldScripts,
    'wc-zoom': {
      src: '/wp-content/plugins/woocommerce/assets/js/zoom/jquery.zoom.min.js',
      deps: ['jquery'],
      footer: false,
    },
  }
  const option = { mode: 'on', jquery: true }
  expect(filesOf(print({ scripts, option, queue: ['wc-zoom'], late: ['wc-single-product'] }))).toEqual([
    'shop-islands',
    'jquery-core',
    'jquery-migrate',
    'wc-zoom',
  ])
})

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

test('jQuery goes where a script would call a library that needs it, and nobody brings that library', () => {
  const files = filesOf(print({ scripts: oldScripts, queue: ['ct-scripts'], option: { mode: 'on', jquery: true } }))
  expect(files).toContain('ct-scripts')
  expect(files).not.toContain('jquery-core')
})

test('jQuery stays where a script calls it without saying so', () => {
  expect(filesOf(print({ ...listing, queue: [...(listing.queue ?? []), 'bricks-woocommerce'] }))).toContain(
    'jquery-core',
  )
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
  ['a script that stays needs it', { queue: [...(listing.queue ?? []), 'gateway-form'] }],
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
  const files = filesOf(print({ ...listing, queue: [...(listing.queue ?? []), handle], option }))
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

test('the old lightboxes’ style sheets go with their scripts, and stay with them', () => {
  const styles = ['photoswipe-default-skin', 'ywraq_prettyPhoto_css', 'theme-style']
  const queue = ['wc-single-product', 'wc-photoswipe-ui-default', 'yith_ywraq_frontend', 'ywraq-prettyPhoto']
  const sheets = (option: object) =>
    [...print({ scripts: oldScripts, queue, styles, option }).matchAll(/href="\/old\/(.*)\.css"/g)].map(
      ([, name]) => name,
    )
  expect(sheets({ mode: 'on' })).toEqual(['theme-style'])
  expect(sheets({ mode: 'on', areas: ['quote'] })).toEqual(['photoswipe-default-skin', 'theme-style'])
  expect(sheets({ mode: 'both' })).toEqual(styles)
})

test('a lightbox of the theme’s under the shop’s handle keeps its style sheets beside the shop’s', () => {
  const scripts = { ...oldScripts, photoswipe: { src: '/wp-content/themes/mine/photoswipe.js' } }
  const queue = ['wc-single-product', 'wc-photoswipe-ui-default', 'photoswipe']
  const page = print({ scripts, queue, styles: ['photoswipe', 'wc-photoswipe'], option: { mode: 'on' } })
  expect(page).toContain('id="photoswipe-css"')
  expect(page).not.toContain('wc-photoswipe-css')
})

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
  expect(dataOf(print({ ...listing, queue: [...(listing.queue ?? []), 'wc-checkout'] }), 'scripts')).toEqual(
    addressesOf('woocommerce', 'wc-checkout'),
  )
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

test('the classic script and early.js, by settings', () => {
  const page = print({ ...listing, option: { mode: 'on', script: 'classic', early: true } })
  expect(page).toContain(
    '<script id="shop-islands-js" src="/wp-content/plugins/shop-islands/script/shop-islands.classic.js?ver=0.1.0.0" defer></script>',
  )
  expect(page.indexOf('/* early.js */')).toBeLessThan(page.indexOf('shop-islands.classic.js'))
  expect(page).not.toContain('modulepreload')
})

/** What an optimiser hears that asks by a filter, and the addresses of the registered scripts. */
function ask(filter: string, ...given: unknown[]) {
  const printed = print({ ...listing, what: 'answers', asked: [[filter, ...given]] })
  const { answers, registered } = JSON.parse(printed) as { answers: unknown[]; registered: Record<string, string> }
  return { answer: answers[0], registered }
}

test.each(['sgo_javascript_combine_exclude', 'sgo_js_minify_exclude', 'sgo_js_async_exclude'])(
  'an optimiser that goes by the handles of registered scripts leaves ours alone: %s',
  (filter) => {
    const { answer, registered } = ask(filter, ['jquery'])
    expect(answer).toEqual(['jquery', 'shop-islands'])
    expect(print(listing)).toContain(`id="shop-islands-js" src="${registered['shop-islands']}"`)
  },
)

test('one that merges what lies on other hosts leaves ours alone', () => {
  const { answer } = ask('sgo_javascript_combine_excluded_external_paths', ['stats.wp.com'])
  expect(answer).toEqual(['stats.wp.com', 'shop-islands'])
})

test('one that merges inline scripts leaves those of ours alone that must run where they stand', () => {
  const { answer } = ask('sgo_javascript_combine_excluded_inline_content', ['dataLayer'])
  const [theirs, ...ours] = answer as string[]
  expect(theirs).toBe('dataLayer')
  const calls = /<script id="shop-islands-calls"[^>]*>([\s\S]*?)<\/script>/.exec(print(listing))?.[1]
  for (const text of [calls, readFileSync('src/early.ts', 'utf8')])
    expect(ours.filter((part) => text?.includes(part))).toHaveLength(1)
})

test('others may ask for a tag with less than WordPress says', () => {
  expect(ask('script_loader_tag', '<script src="/a.js"></script>', 'a').answer).toBe('<script src="/a.js"></script>')
})

test('one that holds back what it does not find a keyword in leaves ours alone, and its inline scripts', () => {
  const { answer } = ask('wphb_delay_js_exclusions', ['gtm'])
  expect(answer).toEqual(['gtm', 'shop-islands'])
  const page = print({ ...listing, option: { mode: 'on', early: true } })
  for (const name of ['js', 'calls', 'early']) expect(page).toContain(`<script id="shop-islands-${name}"`)
})

test('one that asks for each tag may merge those that it would merge, but for ours', () => {
  const tags = print(listing).match(/<script id="shop-islands-js"[^>]*>/)
  const may = (before: boolean, tag?: string) => ask('w3tc_minify_js_do_tag_minification', before, tag, 'a.js').answer
  expect(may(true, tags?.[0])).toBe(false)
  expect(may(true, '<script src="/a.js"></script>')).toBe(true)
  expect(may(false, '<script src="/a.js"></script>')).toBe(false)
})

test.each(['early', 'calls'])('the inline script %s says that it runs at once, where it stands', (name) => {
  const page = print({ ...listing, option: { mode: 'on', early: true } })
  expect(page).toContain(
    `<script id="shop-islands-${name}" data-no-optimize="1" data-no-defer="1" data-cfasync="false" data-jetpack-boost="ignore">`,
  )
})

test('the script itself says nothing of the kind: it may come with all others', () => {
  expect(print(listing)).not.toMatch(/<script id="shop-islands-js"[^>]*data-/)
})

test('cookie() is there for inline scripts where the theme’s file is not', () => {
  expect(print(listing)).toContain('window.cookie??=')
  expect(print({ ...listing, option: { mode: 'both' } })).not.toContain('window.cookie??=')
})

test.each(['edit_plugins', 'activate_plugins'])(
  'somebody with %s compares by the address, others do not',
  (capability) => {
    const asked = { ...listing, query: { 'shop-islands': 'off' } }
    expect(print({ ...asked, answers: [capability] })).not.toContain('shop-islands.js')
    expect(print(asked)).toContain('shop-islands.js')
    expect(print({ ...asked, query: { 'shop-islands': 'anything' }, answers: [capability] })).toContain(
      'shop-islands.js',
    )
  },
)

test.each([
  [{ answers: ['is_admin'] }],
  [{ answers: ['is_customize_preview'] }],
  [{ answers: ['is_feed'] }],
  [{ answers: ['is_embed'] }],
  [{ answers: ['amp_is_request'] }],
  [{ answers: ['wp_doing_ajax'] }],
  [{ answers: ['REST_REQUEST'] }],
  [{ query: { 'elementor-preview': '7' } }],
  [{ query: { uxb_iframe: '' } }],
  [{ query: { fl_builder: '' } }],
] satisfies [Scenario][])('leaves %j alone', (scenario) => {
  const { shop: _shop, ...page } = { shop: 1, ...listing, ...scenario }
  expect(print(page)).toBe(print({ ...page, option: { mode: 'off' } }))
})

test.each(['both', 'on'])(
  'leaves the page alone on which somebody logs in to WordPress, whose foot prints scripts as a shopper’s page does: %s',
  (mode) => {
    const page: Scenario = { ...listing, what: 'login', answers: ['is_login'] }
    const without = print({ ...page, option: { mode: 'off' } })
    expect(filesOf(without)).toContain('wc-add-to-cart')
    expect(print({ ...page, option: { mode } })).toBe(without)
  },
)

test('works without WooCommerce', () => {
  const page = print({
    scripts: oldScripts,
    queue: ['contact-form-7', 'eztoc-js'],
    woocommerce: false,
    option: { mode: 'on', jquery: true },
  })
  expect(filesOf(page)).toEqual(['shop-islands'])
  expect(print({ what: 'settings', woocommerce: false })).toContain('under options-general.php')
})

test('the settings page: a switch for each area, all on at first, the safe step chosen, one click back', () => {
  const page = print({ what: 'settings' })
  expect(page).toContain('under woocommerce')
  expect(page.match(/name="shop_islands\[areas\]\[\]" value="\w+" checked="checked"/g)).toHaveLength(10)
  expect(page).toMatch(/name="shop_islands\[mode\]" value="both" checked="checked"/)
  expect(page).toMatch(/<button class="button" name="shop_islands\[back\]" value="1">/)
  const stored = print({ what: 'settings', option: { mode: 'on', areas: ['cart'] } })
  expect(stored.match(/checked="checked"/g)).toHaveLength(3)
})

test('the settings page: choices that belong together are a group with a name', () => {
  const page = print({ what: 'settings' })
  const groups = [...page.matchAll(/<fieldset><legend><h2>(.*?)<\/h2><\/legend>(.*?)<\/fieldset>/gs)]
  const fieldsOf = (group = '') => [
    ...new Set([...group.matchAll(/name="shop_islands([^"]*)"/g)].map(([, name]) => name)),
  ]
  expect(groups.map(([, legend, group]) => [legend, fieldsOf(group)])).toEqual([
    ['On the pages of the shop', ['[mode]']],
    ['Areas whose old scripts go', ['[areas][]', '[jquery]']],
    ['The script', ['[script]', '[early]']],
  ])
  expect(page.match(/<input type="(?:radio|checkbox)"/g)).toHaveLength(
    groups.flatMap(([group]) => group.match(/<input /g) ?? []).length,
  )
})

test('that the settings are saved is said once: under WooCommerce by the page itself, under Settings by WordPress', () => {
  expect(print({ what: 'settings' })).toContain('Settings saved.')
  expect(print({ what: 'settings', woocommerce: false })).not.toContain('Settings saved.')
})

test.each([
  ['the areas are forgotten', { areas: 'unset( $areas );' }, 'wc-add-to-cart'],
  ['an area is a text', { areas: '$areas["mine"] = "my-script"; return $areas;' }, 'wc-add-to-cart'],
  ['an area is empty', { areas: '$areas["mine"] = array(); return $areas;' }, 'wc-add-to-cart'],
] as const)('a filter that answers badly breaks no page: %s', (_title, filter, gone) => {
  const page = print({ ...listing, ...filter })
  expect(filesOf(page)).toContain('shop-islands')
  expect(filesOf(page)).not.toContain(gone)
  expect(print({ what: 'settings', ...filter })).toContain('value="cart" checked')
})

test('a filter of the served pages that forgets its answer leaves the page as it was', () => {
  expect(print({ ...listing, serves: 'unset( $serves );' })).toBe(print({ ...listing, option: { mode: 'off' } }))
})

test('deleted, it leaves nothing behind, on no site of a network', () => {
  const left = (scenario: Scenario) => JSON.parse(print({ what: 'uninstall', ...scenario })) as unknown
  const option = { mode: 'on' }
  expect(left({ option, options: { siteurl: '/' } })).toEqual({ options: ['siteurl'], sites: [] })
  expect(
    left({
      answers: ['is_multisite'],
      sites: { 1: { shop_islands: option }, 7: { shop_islands: option, siteurl: '/' } },
    }),
  ).toEqual({ options: [], sites: { 1: [], 7: ['siteurl'] } })
})

/** What is stored of a form that was sent. */
const cleaned = (sent: object) => JSON.parse(print({ what: 'clean', sent })) as { off: string[] }

test('stores only what it knows', () => {
  const off = AREAS.filter((area) => area !== 'cart')
  expect(cleaned({ mode: 'on', areas: ['cart', '<b>'], script: 'x', early: '1', other: 1 })).toEqual({
    mode: 'on',
    script: 'module',
    early: true,
    jquery: false,
    off,
  })
  expect(cleaned({ mode: 'on', back: '1' })).toMatchObject({ mode: 'off', off: AREAS })
  expect(cleaned({ mode: ['on'], areas: [['cart'], 'shop'] })).toMatchObject({
    mode: 'both',
    off: AREAS.filter((area) => area !== 'shop'),
  })
})

test('what it has cleaned, it leaves as it is: WordPress has the first form cleaned twice', () => {
  for (const sent of [{ mode: 'on', areas: ['cart', 'shop'], jquery: '1' }, { back: '1', areas: AREAS }, {}])
    expect(cleaned(cleaned(sent))).toEqual(cleaned(sent))
  expect(cleaned({ off: ['cart', '<b>', ['shop']] }).off).toEqual(['cart'])
})

const later = { scripts: { mine, tinvwl: oldScripts.tinvwl ?? mine }, queue: ['mine', 'tinvwl'] }
const laterAreas = '$areas["later"] = ["Later", ["mine"]]; return $areas;'

test('an area that comes after the settings were saved is on, and those that were switched off stay off', () => {
  const option = cleaned({ mode: 'on', areas: AREAS.filter((area) => area !== 'wishlist') })
  expect(filesOf(print({ ...later, option, areas: laterAreas }))).toEqual(['shop-islands', 'tinvwl'])
})

test('an area that a theme’s filter adds without a name can be switched off', () => {
  const areas = '$areas[] = ["Later", ["mine"]]; return $areas;'
  const option = JSON.parse(print({ what: 'clean', areas, sent: { mode: 'on', areas: AREAS } })) as object
  expect(filesOf(print({ ...later, option, areas }))).toEqual(['shop-islands', 'mine'])
})

test('an option of the first version, which lists the areas that are on, keeps its meaning, and is stored anew once', () => {
  const areas = AREAS.filter((area) => area !== 'wishlist')
  const old = { mode: 'on', script: 'classic', early: true, jquery: true, areas }
  expect(filesOf(print({ ...later, option: old }))).toContain('tinvwl')
  const stored = (option: object) => JSON.parse(print({ what: 'admin', option })) as object
  const anew = { mode: 'on', script: 'classic', early: true, jquery: true, off: ['wishlist'] }
  expect(stored(old)).toEqual(anew)
  expect(stored(anew)).toEqual(anew)
  expect(stored({ ...old, areas: [] })).toEqual({ ...anew, off: AREAS })
  expect(filesOf(print({ ...later, option: anew, areas: laterAreas }))).toEqual(['shop-islands', 'tinvwl'])
  // Nothing was saved: nothing is stored.
  expect(print({ what: 'admin' })).toBe('null')
  expect(stored({ mode: 'on' })).toEqual({ mode: 'on' })
})

test.each(Object.entries(printedPages))(
  'the page %s of the end-to-end tests is what is printed now',
  async (name, scenario) => {
    await expect(print(scenario)).toMatchFileSnapshot(`harness/pages/${name}.html`)
  },
)

test('what the pages were printed from is noted, for a machine without PHP to compare', async () => {
  await expect(digestOfSources()).toMatchFileSnapshot(join('..', PRINTED_FROM))
})

test('there is no printed page that nobody prints', () => {
  expect(readdirSync('wordpress/harness/pages').sort()).toEqual(
    Object.keys(printedPages)
      .map((name) => `${name}.html`)
      .sort(),
  )
})
