import { whenJQuery } from '../../src/bridge/whenJQuery'

const CALL = 'tinvwl_get_wishlist_data'

/** Handles a call; absent until the service that keeps the wishlists' state is awake. */
let serve: ((mode: unknown) => void) | undefined
/** The call that was made before that; `refresh` includes all others. */
let asked: { mode: unknown } | undefined

/** The public call. Returns the collection, like every method of jQuery's. */
function getData(this: unknown, mode?: unknown): unknown {
  if (serve) serve(mode)
  else if (asked?.mode !== 'refresh') asked = { mode }
  return this
}

/**
 * Adds the plugin's public call for the data to jQuery (plugins contract 2.7), as soon as the page has jQuery. The inline script that the
 * plugin prints beside a list may call it before any of our files is loaded.
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
 * Handles the calls from now on, and those that were made before.
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
