import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { standsBack, takesOver } from '../../src/islands/oldScripts'
import { openPage } from '../support/freshPage'
import { installJQuery } from '../support/jQuery'
import { find } from '../support/page'
import { showScripts, THEME_SCRIPT, THEME_SHOP_SCRIPT } from '../support/themeScripts'

beforeEach(() => {
  openPage()
})

/** A page with this script on it, which does not run. */
function showScript(file: string): void {
  document.head.innerHTML = `<script type="text/plain" src="/wp-content/${file}?ver=2"></script>`
}

/** The widgets for which a script that is on the page counts as the old one. */
async function namesAffected(): Promise<string[]> {
  const isAffected = (definition: Definition) => standsBack(definition) || takesOver(definition)
  // What the accept button leaves on itself is no script (`checkout`).
  const { catalogue } = await import('../../widgets/catalogue')
  return catalogue.filter((one) => one.name !== 'accept-terms' && isAffected(one)).map(({ name }) => name)
}

describe('the file that serves counts as the old script', () => {
  test.each([
    ['wishlist-button', 'plugins/ti-woocommerce-wishlist/assets/js/public.min.js'],
    ['wishlist-table', 'plugins/ti-woocommerce-wishlist-premium/assets/js/public.js'],
    ['quote-button', 'plugins/yith-woocommerce-request-a-quote/assets/js/frontend.min.js'],
    ['quote-list', 'plugins/yith-woocommerce-request-a-quote-premium/assets/js/frontend.js'],
    ['contact-form', 'plugins/contact-form-7/includes/js/index.js'],
    ['coupon-popup', 'plugins/woo-coupon-box/js/wcb.min.js'],
    ['subscribe', 'plugins/woo-coupon-box/js/shortcode-script.js'],
    ['store-notice', 'plugins/woocommerce/assets/js/frontend/woocommerce.min.js'],
    ['coming-soon', 'plugins/woocommerce/assets/js/frontend/woocommerce.min.js'],
    ['contents', 'plugins/easy-table-of-contents/assets/js/front.min.js'],
    ['search', 'themes/flatsome/inc/extensions/flatsome-live-search/flatsome-live-search.js'],
    ['swatches', 'themes/flatsome/assets/js/extensions/flatsome-swatches-frontend.js'],
    ['slider', 'themes/flatsome/assets/js/flatsome.js'],
    ['add-to-cart', 'plugins/woocommerce/assets/js/frontend/add-to-cart.min.js'],
    ['variation-form', 'plugins/woocommerce/assets/js/frontend/add-to-cart-variation.js'],
  ])('%s: %s', async (name, file) => {
    showScript(file)
    expect(await namesAffected()).toContain(name)
  })
})

/** What the theme's script for the shop serves, and what other files of the theme do. */
const OTHER_THEME_FILES = ['quantity', 'sticky-bar', 'quick-view', 'mini-cart-reveal', 'orders-table', 'lazy-image']

describe('each file of the theme’s counts for what it serves itself', () => {
  test('its own script leaves to ours what other files would serve that are not here', async () => {
    showScripts(THEME_SCRIPT)
    const names = await namesAffected()
    for (const name of [...OTHER_THEME_FILES, 'swatches', 'cookie-notice', 'cart-auto-refresh'])
      expect(names).not.toContain(name)
    expect(names).toEqual(expect.arrayContaining(['tabs', 'slider', 'product-gallery', 'off-canvas']))
  })

  test('its script for the shop serves beside its own script, and does nothing without', async () => {
    showScripts(THEME_SHOP_SCRIPT)
    expect(await namesAffected()).not.toContain('quantity')
    showScripts(THEME_SCRIPT)
    expect(await namesAffected()).toEqual(
      expect.arrayContaining(OTHER_THEME_FILES.filter((name) => name !== 'lazy-image')),
    )
  })

  test.each([
    ['alone', ''],
    ['beside the theme’s own script', THEME_SCRIPT],
  ])('merged into another file, %s, it is known by what it registers', async (_where, seen) => {
    if (seen) showScripts(seen)
    vi.stubGlobal('Flatsome', { behaviors: { 'quick-view': {}, 'lazy-load-images': {} } })
    const names = await namesAffected()
    expect(names).toEqual(expect.arrayContaining(OTHER_THEME_FILES))
    expect(names).not.toContain('cart-auto-refresh')
  })
})

test.each<[string, () => void]>([
  ['tabs', () => vi.stubGlobal('Flatsome', { behaviors: {}, behavior: () => {} })],
  ['wishlist-button', () => Object.assign(installJQuery().fn, { tinvwl_to_wishlist: () => {} })],
  ['quote-button', () => installJQuery()(document).on('click', '.add-request-quote-button', () => 'add_item')],
  [
    'coupon-popup',
    () => {
      document.body.innerHTML = '<span class="wcb-md-close"></span>'
      installJQuery()(find('.wcb-md-close')).on('click', () => 'wcb-md-show')
    },
  ],
])('%s: merged or renamed, its old script is known by what it leaves on the page', async (name, leaveIt) => {
  leaveIt()
  expect(await namesAffected()).toContain(name)
})

test('the theme’s object that we make is not taken for the theme’s', async () => {
  vi.stubGlobal('Flatsome', { behavior: () => {}, behaviors: {}, isStandIn: true })
  expect(await namesAffected()).not.toContain('tabs')
})

test.each([
  ['subscribe', 'plugins/woo-coupon-box/js/wcb.min.js'],
  ['coupon-popup', 'plugins/woo-coupon-box/js/shortcode-script.js'],
])('%s is not served by its plugin’s other script: %s', async (name, file) => {
  showScript(file)
  expect(await namesAffected()).not.toContain(name)
})

describe('what else lies in its folder serves nothing', () => {
  test.each([
    'plugins/ti-woocommerce-wishlist/assets/js/clipboard.min.js',
    'plugins/ti-woocommerce-wishlist-premium/assets/js/jquery.tooltip.js',
    'plugins/yith-woocommerce-request-a-quote/plugin-fw/assets/js/metabox.js',
    'plugins/contact-form-7/includes/js/html5-fallback.js',
    'plugins/contact-form-7/includes/swv/js/index.js',
    'plugins/woo-coupon-box/js/select2.min.js',
    'plugins/easy-table-of-contents/vendor/js-cookie/js.cookie.min.js',
    'plugins/easy-table-of-contents/vendor/sticky-kit/jquery.sticky-kit.min.js',
    'themes/flatsome/inc/extensions/flatsome-live-search/jquery.autocomplete.min.js',
    'themes/flatsome/inc/extensions/flatsome-swatches/admin.js',
    'themes/flatsome-child/assets/js/child.js',
    'plugins/woocommerce-subscriptions/assets/js/frontend/single-product.js',
    'plugins/woocommerce/assets/js/jquery-blockui/jquery.blockUI.min.js',
  ])('%s', async (file) => {
    const without = await namesAffected()
    showScript(file)
    expect(await namesAffected()).toEqual(without)
  })
})
