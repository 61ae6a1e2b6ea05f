import * as v from 'valibot'

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
