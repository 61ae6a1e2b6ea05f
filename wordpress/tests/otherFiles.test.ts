import { expect, test } from 'vitest'
import { oldScripts } from '../harness/scenarios'
import { everything, filesOf, mine, print } from './print'

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
