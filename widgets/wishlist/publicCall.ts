import { whenJQuery } from '../../src/bridge/whenJQuery'

const CALL = 'tinvwl_get_wishlist_data'

/** Serves a call; absent until the state of the wishlists is kept. */
let serve: ((mode: unknown) => void) | undefined
/** What was asked for before that; `refresh` includes the rest. */
let asked: { mode: unknown } | undefined

/** What others call; what it is called on comes back, as from every call of jQuery's. */
function getData(this: unknown, mode?: unknown): unknown {
  if (serve) serve(mode)
  else if (asked?.mode !== 'refresh') asked = { mode }
  return this
}

/**
 * Lets others call for the data, as they do with the plugin's own script (plugins contract 2.7), whenever jQuery comes. The lines that the
 * plugin prints beside a list may call before anything of ours is loaded.
 *
 * @returns a function that takes it off jQuery.
 */
export function offerCall(): () => void {
  return whenJQuery(({ fn }) => {
    fn[CALL] ??= getData
    return () => {
      if (fn[CALL] === getData) delete fn[CALL]
    }
  })
}

/**
 * Serves the calls from now on, and what was asked for before.
 *
 * @returns a function that ends it.
 */
export function serveCalls(getWishlistData: (mode: unknown) => void): () => void {
  serve = getWishlistData
  if (asked) serve(asked.mode)
  asked = undefined
  const takeOff = offerCall()
  return () => {
    serve = undefined
    takeOff()
  }
}
