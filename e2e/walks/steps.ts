import fc from 'fast-check'

/**
 * The pages that a walk goes through. A wish opens no pop-up, and a second click takes it back: otherwise the shop would lead away from the
 * page, to the list.
 */
export const pages = {
  listing: '/cua-hang/?reveal=0&popup=0&simple-flow=1&quote-cards=1',
  product: '/san-pham/hat-ca-hoi/?popup=0&simple-flow=1&forms=background',
  wishlist: '/wishlist/?popup=0',
  quotes: '/request-quote/?popup=0',
  variable: '/san-pham/ke-treo-tuong/?popup=0&simple-flow=1&forms=background&allow-parent=1',
  swatches: '/san-pham/yem-meo/?popup=0&simple-flow=1&forms=background&allow-parent=1',
  cart: '/cart/',
} as const

/** What can be clicked; where a page has none, nothing happens. */
export const targets = {
  add: '.ajax_add_to_cart',
  addFromForm: 'form.cart .single_add_to_cart_button',
  removeFromCart: '#shop-sidebar .remove_from_cart_button',
  wish: 'main .tinvwl_add_to_wishlist_button',
  removeWish: '.tinv-wishlist [name="tinvwl-remove"]',
  quote: 'main .add-request-quote-button',
  removeQuote: '#yith-ywrq-table-list .yith-ywraq-item-remove',
  quickView: '.quick-view[data-prod]',
  addFromQuickView: '.mfp-wrap .single_add_to_cart_button',
  swatch: 'form.cart .ux-swatch',
  more: ':is(form.cart,.woocommerce-cart-form) .plus',
  fewer: ':is(form.cart,.woocommerce-cart-form) .minus',
  removeFromCartPage: '.woocommerce-cart-form .product-remove a',
} as const

/** Fields of quantities, on product pages and in the cart. */
export const quantityFields = ':is(form.cart,.woocommerce-cart-form) .qty'
/** The lists of a variation form. */
export const optionLists = 'form.cart select'

/**
 * Calls that may go wrong, and how: answered late, refused, without an answer, with a page as the answer. Only the late one is carried out.
 */
const calls = [
  'add_to_cart',
  'remove_from_cart',
  'get_refreshed_fragments',
  'add_to_wishlist',
  'tinvwl/remove',
  'yith_ywraq_action/add_item',
  'yith_ywraq_action/remove_item',
] as const
const faults = ['slow', '500', 'dropped', 'html-error-page'] as const

/** One thing that happens on a walk. */
export type Step =
  | { does: 'click'; target: keyof typeof targets; which: number }
  | { does: 'clickTwice'; which: number }
  | { does: 'choose'; which: number; option: number }
  | { does: 'change'; which: number; amount: number; enters: boolean }
  | { does: 'add elsewhere'; which: number }
  | { does: 'press'; key: string }
  | { does: 'type'; text: string }
  | { does: 'refresh' }
  | { does: 'fail'; endpoint: (typeof calls)[number]; fault: (typeof faults)[number] }
  | { does: 'go' | 'leave'; to: keyof typeof pages }
  | { does: 'back' | 'forward' }

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  fc.constantFrom(...(Object.keys(record) as Name[]))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('click'), target: names(targets), which: fc.nat(11) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('press'),
      key: fc.constantFrom('Tab', 'Shift+Tab', 'Escape', 'ArrowDown', 'Enter', ' '),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('clickTwice', 'add elsewhere'), which: fc.nat(11) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('choose'), which: fc.nat(3), option: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('change'),
      which: fc.nat(3),
      amount: fc.integer({ min: 1, max: 3 }),
      enters: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('type'), text: fc.constantFrom('pate', 'mèo', 'x') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refresh') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('fail'),
      endpoint: fc.constantFrom(...calls),
      fault: fc.constantFrom(...faults),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('go', 'leave'), to: names(pages) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('back', 'forward') }) },
) as fc.Arbitrary<Step>

/** As many walks as are asked for, of 4 to 14 steps; the same seed gives the same walks. */
export function makeWalks(count: number, seed: number): Step[][] {
  return fc.sample(fc.array(step, { minLength: 4, maxLength: 14 }), { numRuns: count, seed })
}
