import * as v from 'valibot'

/** A setting as the plugins print theirs: `1` or `0`. */
const onOrOff = (usual: '1' | '0') => v.fallback(v.picklist(['1', '0']), usual)

const flag = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text === '1'),
  ),
  false,
)

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
  /** A Content-Security-Policy with a nonce and Trusted Types. */
  csp: v.fallback(v.picklist(['strict', 'none']), 'none'),
  /** Whether the plugins' config globals are printed. */
  globals: v.fallback(v.picklist(['all', 'none']), 'all'),
  /** `data-debug` on our script tag. */
  debug: flag,
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
  'per-page': v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), 10),
  /** `stale`: the plugins' nonces are those of a page cache, and expired. */
  nonce: v.fallback(v.picklist(['fresh', 'stale']), 'fresh'),
  /** `ywraq_frontend.go_to_the_list`. */
  'go-to-quote': v.fallback(v.picklist(['yes', 'no']), 'no'),
  /** `ywraq_frontend.raq_table_refresh_check`. */
  'quote-refresh': onOrOff('1'),
  /** `old`: the quote plugin's first generation, whose nonces stand on its buttons only. */
  quote: v.fallback(v.picklist(['current', 'old']), 'current'),
  /** `1`: quote buttons on product cards, too. */
  'quote-cards': flag,
  /** Number of cards on the listing. */
  cards: v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(5000)), 24),
})

/** The version of a page that was asked for. */
export type Variants = v.InferOutput<typeof variantsSchema>

/**
 * @param parameters the query of the page's address; unknown names and values count as not given.
 * @returns the version asked for, complete.
 */
export function parseVariants(parameters: URLSearchParams): Variants {
  return v.parse(variantsSchema, { settings: null, ...Object.fromEntries(parameters) })
}
