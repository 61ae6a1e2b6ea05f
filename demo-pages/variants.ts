import * as v from 'valibot'

/** A setting as the plugins print theirs: `1` or `0`. */
const onOrOff = (usual: '1' | '0') => v.fallback(v.picklist(['1', '0']), usual)

/** `1`, or not. */
const flag = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text === '1'),
  ),
  false,
)

/** A whole number within limits. */
const wholeNumber = (usual: number, least: number, most = Number.POSITIVE_INFINITY) =>
  v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(least), v.maxValue(most)), usual)

/** The query parameters with which every page of the demo shop can be asked for in another version. */
const variantsSchema = v.object({
  /** `wc_add_to_cart_params.cart_redirect_after_add`, and what the server's own `?add-to-cart=` does. */
  redirect: v.fallback(v.picklist(['yes', 'no']), 'no'),
  /** `flatsomeVars.is_mini_cart_reveal`; forced off together with `redirect=yes` (contract 0.6). */
  reveal: v.fallback(v.picklist(['1', '0']), '1'),
  /** Which cart the desktop header has. */
  cart: v.fallback(v.picklist(['dropdown', 'off-canvas']), 'dropdown'),
  /** jQuery as a classic tag in the head, injected 1.5 s after load, or not at all. */
  jquery: v.fallback(v.picklist(['early', 'late', 'none']), 'none'),
  /** The shop's old cart scripts beside ours (with jQuery). */
  'old-scripts': flag,
  /** How our script is there. `early`: early.js in the head, the module 1.5 s later. */
  script: v.fallback(v.picklist(['module', 'classic', 'react', 'none', 'twice', 'early']), 'module'),
  /** Links, forms and redirects lead to pages with the same script, as whoever compares needs it. */
  'keep-script': flag,
  /** A Content-Security-Policy with a nonce and Trusted Types. */
  csp: v.fallback(v.picklist(['strict', 'none']), 'none'),
  /** Whether the plugins' config globals are printed. */
  globals: v.fallback(v.picklist(['all', 'none']), 'all'),
  /** `data-debug` on our script tag. */
  debug: flag,
  /** `data-preload` on our script tag; `touch`: nothing is fetched before it is touched. */
  preload: v.fallback(v.picklist(['idle', 'touch']), 'idle'),
  /** The text of our own settings script, which is not printed otherwise. */
  settings: v.fallback(v.nullable(v.string()), null),
  /** The product page's gallery: the theme's, in three layouts, or the shop's default one. */
  gallery: v.fallback(v.picklist(['theme', 'vertical', 'stacked', 'default']), 'theme'),
  /** How the product page shows description, properties and reviews. */
  reviews: v.fallback(v.picklist(['tabs', 'accordion', 'sections']), 'tabs'),
  /** `custom`: the product page as a page builder makes it. */
  layout: v.fallback(v.picklist(['standard', 'custom']), 'standard'),
  /** The page inside the page builder's editor. */
  builder: flag,
  /** `background`: a settings script that has product forms added without leaving the page. */
  forms: v.fallback(v.picklist(['submit', 'background']), 'submit'),
  /** `inline`: the variation form prints all variations, however many. */
  variations: v.fallback(v.picklist(['auto', 'inline']), 'auto'),
  /** What follows an add to the wishlist: nothing, `redirect` after a while, `force_redirect` at once. */
  'after-wish': v.fallback(v.picklist(['stay', 'later', 'now']), 'stay'),
  /** Whether the wishlist's answers have messages to show. */
  popup: onOrOff('1'),
  /** `tinvwl_add_to_wishlist.simple_flow`: the button of a product in a list takes it off. */
  'simple-flow': onOrOff('0'),
  /** `tinvwl_add_to_wishlist.hide_zero_counter`. */
  'hide-zero': onOrOff('0'),
  /** `tinvwl_add_to_wishlist.allow_parent_variable`: a variable product can be wished for before its options are chosen. */
  'allow-parent': onOrOff('0'),
  /** `tinvwl_add_to_wishlist.block_ajax_wishlists_data`. */
  'block-data': onOrOff('0'),
  /** `tinvwl_add_to_wishlist.stats`. */
  stats: onOrOff('0'),
  /** `tinvwl_add_to_wishlist.wpml`: the language of the wishlist's answers. */
  lang: v.fallback(v.picklist(['vi', 'en', '']), ''),
  /** `printed`: the choice dialog stands behind every wishlist button, as the paid edition prints it. */
  choice: v.fallback(v.picklist(['drawn', 'printed']), 'drawn'),
  /** `theme`: the theme's heart stands for the wishlist button in cards, and hides it. */
  heart: v.fallback(v.picklist(['plugin', 'theme']), 'plugin'),
  /** `prompt`: a log-in form on the wishlist page; `required`: nobody has a wishlist without an account. */
  login: v.fallback(v.picklist(['none', 'prompt', 'required']), 'none'),
  /** How many products a page of a wishlist shows. */
  'per-page': wholeNumber(10, 1),
  /** `stale`: the plugins' nonces are those of a page cache, and expired. */
  nonce: v.fallback(v.picklist(['fresh', 'stale']), 'fresh'),
  /** `ywraq_frontend.go_to_the_list`. */
  'go-to-quote': v.fallback(v.picklist(['yes', 'no']), 'no'),
  /** `ywraq_frontend.raq_table_refresh_check`. */
  'quote-refresh': onOrOff('1'),
  /** `old`: the quote plugin's first generation, whose nonces stand on its buttons only. */
  quote: v.fallback(v.picklist(['current', 'old']), 'current'),
  /** The cards' buttons are those of a block theme, served by a stand-in for the block editor's runtime. */
  blocks: flag,
  /** Quote buttons on product cards, too. */
  'quote-cards': flag,
  /** What becomes of a contact form without fault, as the server's code for it. */
  contact: v.fallback(
    v.picklist(['mail_sent', 'mail_failed', 'spam', 'aborted', 'error', 'payment_required']),
    'mail_sent',
  ),
  /** `query`: the server has no pretty addresses, and `wpcf7.api.root` ends in `?rest_route=/`. */
  rest: v.fallback(v.picklist(['pretty', 'query']), 'pretty'),
  /** `wpcf7.cached`: the page says that it may come from a page cache. */
  cached: flag,
  /** `validation`: an acceptance box that is not ticked is a fault of its field, and does not hold the button. */
  acceptance: v.fallback(v.picklist(['button', 'validation']), 'button'),
  /** `floating`: the tips of contact forms lie over their fields. */
  tips: v.fallback(v.picklist(['below', 'floating']), 'below'),
  /** What opens the coupon pop-up; nothing prints it but where it is at home (`couponTrigger`). */
  coupon: v.fallback(v.nullable(v.picklist(['none', 'time', 'scroll', 'exit'])), null),
  /** How `wcb_params` spells its settings; `both`: the unprefixed ones hold other values. */
  'coupon-names': v.fallback(v.picklist(['prefixed', 'unprefixed', 'both']), 'prefixed'),
  /** Seconds until the pop-up opens. */
  'coupon-time': wholeNumber(3, 0),
  /** How much of the page has to be seen until the pop-up opens, in percent. */
  'coupon-scroll': wholeNumber(50, 0),
  /** The pop-up's effect, 1 to 15. */
  'coupon-effect': v.fallback(v.pipe(v.string(), v.regex(/^([1-9]|1[0-5])$/)), '1'),
  /** The side of the pop-up's small icon; `none`: no icon is printed. */
  'coupon-icon': v.fallback(v.picklist(['right', 'left', 'none']), 'right'),
  /** Is the consent box printed, and asked for? */
  'coupon-consent': onOrOff('1'),
  /** Is the code shown, in the pop-up and in the widget? */
  'coupon-code': onOrOff('1'),
  /** The 'never remind' control: not printed, one that writes the cookie, or one that only closes. */
  'coupon-never': v.fallback(v.picklist(['none', 'cookie', 'close']), 'none'),
  /** The captcha's version. */
  'coupon-captcha': v.fallback(v.picklist(['off', '2', '3']), 'off'),
  /** `0`: neither warnings nor a title after subscribing are configured. */
  'coupon-texts': onOrOff('1'),
  /** The checkout: classic, or a stand-in for the block one, whose data store may come late. */
  checkout: v.fallback(v.picklist(['classic', 'block', 'block-late']), 'classic'),
  /** Order attribution: `consent` waits for the category `marketing`; `off`: neither config nor placeholders are printed. */
  tracking: v.fallback(v.picklist(['allowed', 'denied', 'consent', 'off']), 'allowed'),
  /** `plain`: the server prints the hidden attribution inputs itself, empty. */
  inputs: v.fallback(v.picklist(['element', 'plain']), 'element'),
  /** What `update_order_review` draws anew; `all`: the shopper's fields, too. */
  redraw: v.fallback(v.picklist(['parts', 'all']), 'parts'),
  /** The terms of the checkout: in the theme's lightbox, or folded up as the shop itself has them. */
  terms: v.fallback(v.picklist(['lightbox', 'folded']), 'lightbox'),
  /** `hidden`: the article's tables of contents are closed until they are opened; `drawer`: there is one more, in a drawer. */
  contents: v.fallback(v.picklist(['shown', 'hidden', 'drawer']), 'shown'),
  /** The store's notice; nothing prints it but where it is at home (`storeNotice`). */
  'store-notice': v.fallback(v.nullable(v.picklist(['none', 'holiday', 'sale'])), null),
  /** A video behind a part of the page of effects. */
  video: flag,
  /** The theme's cookie notice. */
  'cookie-notice': flag,
  /** The block of the photo feed: `expired`: from a page cache; `empty`: without data. */
  feed: v.fallback(v.picklist(['signed', 'expired', 'empty']), 'signed'),
  /** `sticky`: the header stays at the top; nothing: only on the pages of the theme's elements. */
  header: v.fallback(v.nullable(v.picklist(['sticky', 'plain'])), null),
  /** The entries of the mobile menu: a plain list, entries that unfold, levels that slide; nothing: unfold on the pages of elements. */
  menu: v.fallback(v.nullable(v.picklist(['plain', 'nested', 'slide'])), null),
  /** A notice on the page of ways: of role alert or status, an alert far below, or why a login was refused, in the theme's login. */
  notice: v.fallback(v.nullable(v.picklist(['alert', 'status', 'below', 'login'])), null),
  /** `flatsomeVars.user.can_edit_pages`, with the admin bar and the marks of blocks. */
  editor: flag,
  /** Number of cards on the listing. */
  cards: wholeNumber(24, 0, 5000),
})

/** The version of a page that was asked for. */
export type Variants = v.InferOutput<typeof variantsSchema>

/**
 * @param parameters the query of the page's address; unknown names and values count as not given.
 * @returns the version asked for, complete.
 */
export function parseVariants(parameters: URLSearchParams): Variants {
  return v.parse(variantsSchema, Object.fromEntries(parameters))
}
