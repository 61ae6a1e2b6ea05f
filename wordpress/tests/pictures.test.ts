import { expect, test } from 'vitest'
import { oldScripts } from '../harness/scenarios'
import { filesOf, print } from './print'

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
