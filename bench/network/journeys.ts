import type { Page } from 'playwright'

/** Something that a shopper does with one tap, and how it is seen. */
export interface Journey {
  name: string
  /** The page of the demo shop, with its query. */
  path: string
  /** What is tapped. */
  target: string
  /** Makes ready what the tap needs, as a form that is filled in. */
  prepare?(page: Page): Promise<void>
  /** Matches once the page says that it has heard; where there is none, the end is the first sign. */
  sign?: string
  /** Matches once what was asked for stands there. */
  end: string
}

const listing = '/cua-hang/?reveal=0&coupon=none'
const product = '/san-pham/ke-treo-tuong/?coupon=none'

const FORM = 'form[aria-label="Biểu mẫu liên hệ"]'

/** Fills in the message form, but for its button. */
async function fillMessage(page: Page): Promise<void> {
  const form = page.locator(FORM)
  for (const [name, value] of Object.entries({ ten: 'Nguyễn An', mail: 'an@meo.vn', 'noi-dung': 'Bé biếng ăn.' }))
    await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="dong-y"]').check()
}

/** The ten that the section “Over a network” measures, on a telephone. */
export const journeys: readonly Journey[] = [
  {
    name: 'add to cart',
    path: listing,
    target: '.ajax_add_to_cart[data-product_id="101"]',
    sign: '.ajax_add_to_cart:is(.loading,.added)',
    end: '.mini_cart_item',
  },
  {
    name: 'heart',
    path: listing,
    target: '.tinvwl_add_to_wishlist_button[data-tinv-wl-product="104"]',
    sign: '.tinvwl_add_to_wishlist_button:is(.loading,.ftinvwl-pulse)',
    end: '[data-tinv-wl-product="104"].tinvwl-product-in-list',
  },
  {
    name: 'quick view',
    path: listing,
    target: 'a.quick-view',
    sign: '.processing,.quick-view.loading',
    end: '.product-quick-view-container .product-info',
  },
  {
    name: 'variation',
    path: product,
    target: '.variations select option:nth-child(2)',
    sign: '[data-island-waits]',
    end: '.reset_variations:not([style*="hidden"])',
  },
  {
    name: 'gallery',
    path: product,
    target: '.product-thumbnails .col:nth-child(2) a',
    sign: '[data-island-waits]',
    end: '.product-gallery-slider .slide:nth-child(2).is-selected',
  },
  {
    name: 'header cart',
    path: listing,
    target: '.cart-item .off-canvas-toggle',
    sign: '.off-canvas-toggle.loading',
    end: '.mfp-ready #cart-popup',
  },
  {
    name: 'header menu',
    path: listing,
    target: '[data-open="#main-menu"]',
    sign: '[data-open].loading',
    end: '.mfp-ready #main-menu',
  },
  {
    name: 'search',
    path: listing,
    target: '#masthead .search-field',
    sign: '.searchform .loading,.ux-search-submit.loading',
    end: '.live-search-results .autocomplete-suggestion',
  },
  {
    name: 'contact form',
    path: '/contact/?coupon=none',
    prepare: fillMessage,
    target: `${FORM} .wpcf7-submit`,
    sign: `${FORM}:is(.submitting,[data-island-waits])`,
    end: `${FORM}.sent`,
  },
  {
    name: 'coupon',
    path: '/cua-hang/?reveal=0&coupon=exit',
    target: '.wcb-coupon-box-small-icon',
    sign: '[data-island-waits]',
    end: '.wcb-md-show',
  },
]
