import { answerNotifier } from '../../bridge/answerNotifier'
import { emit } from '../../bridge/pluginEvents'
import { renewReboundParts } from '../../fragments/renewReboundParts'
import { swapFragments } from '../../fragments/swapFragments'
import { dispatch, type Fragments } from '../../page/events'
import { whenDue } from '../../page/whenDue'
import { whenOnline } from '../../page/whenOnline'
import { whenPageVisible } from '../../page/whenPageVisible'
import { type CartCall, postRefreshFragments } from '../../wire/cart'
import { BadAnswerError, mayBeDone } from '../../wire/errors'
import { settings } from '../settings'
import { $cart, countInCart, rounded } from './cart'
import { COPY_LIFETIME, describesCart, freshCopy } from './cartCopy'
import { noteQuantities } from './noteQuantities'
import { inBackground } from './queue'
import { storeCartCopy } from './storeCartCopy'
import { type ShownEvent, tellShown } from './tellShown'

/** A state of the cart as the server sends it. */
export interface ShownCart {
  fragments: Fragments
  /** `undefined` where another script has brought the cart, and does not say it. */
  cartHash: string | undefined
}

let cancelNextRefresh = () => {}
/** The refresh that waits for its turn. */
let waiting: Promise<boolean> | undefined
let foreignCarts = 0

/** How many carts other scripts have brought. What answers a call that was sent before the last of them may be the older cart. */
export const foreignCartCount = (): number => foreignCarts

/** To be called when another script brings a new state of the cart: calls under way may be answered with an older one. */
export function noteForeignCart(): void {
  foreignCarts += 1
}

/**
 * Places the fragments of a cart, and tells all others. For `event` see `tellShown`.
 *
 * @param before called after the swap, before others are told.
 */
export function placeCart(cart: ShownCart, event: ShownEvent | undefined, before?: () => void): void {
  swapFragments(cart.fragments, renewReboundParts)
  before?.()
  tellShown(cart, event)
}

/**
 * Brings a new state of the cart onto the page, and keeps a copy of it. For `event` see `tellShown`.
 *
 * @param tellFirst tells why the cart has changed, before `event` is raised.
 */
export function showCart(cart: ShownCart, event: ShownEvent | undefined, tellFirst?: () => void): void {
  placeCart(cart, event, () => {
    tellFirst?.()
    // Another script may know no more than its own badge: that is no copy of the cart.
    if (cart.cartHash === undefined && !describesCart(cart.fragments)) return
    // Only after `tellFirst`: a side cart that listens may store its own version of the fragments, which this overwrites.
    storeCartCopy(cart.fragments, cart.cartHash ?? '')
  })
}

/**
 * Fetches the cart. The request is sent at once, so call this inside `inTurn` or `inBackground`.
 *
 * @param more further options of the call.
 * @throws what `postRefreshFragments` throws, and {BadAnswerError} where the answer holds no fragments.
 */
export async function fetchCart(more?: Pick<CartCall, 'answered'>): Promise<ShownCart> {
  const { shopEndpoint, fragmentsTimeout } = settings()
  const answer = await postRefreshFragments(Date.now(), { shopEndpoint, timeout: fragmentsTimeout, ...more })
  if (!answer.fragments) throw new BadAnswerError('get_refreshed_fragments', 'no fragments')
  return { fragments: answer.fragments, cartHash: answer.cartHash }
}

/** Has the cart fetched once its copy is too old, and no longer when that was due before. `remaining`: ms for which the copy is good. */
function refreshOnceOld(remaining: number): void {
  cancelNextRefresh()
  cancelNextRefresh = whenDue(remaining + 1, refreshUnasked)
}

/**
 * Fetches the fragments and shows them (contract 1.7). While one refresh waits for its turn, further ones join it. One that another script
 * has overtaken with a cart of its own is made again (decisions: A cart that overtakes a refresh).
 * A failure leaves the page as it is and raises `wc_fragments_ajax_error` and `shop-islands:fragments-error`.
 *
 * @returns whether the cart is shown.
 */
export function refreshCart(): Promise<boolean> {
  if (waiting) return waiting
  const { answered, tell } = answerNotifier()
  let countBefore: number
  waiting = inBackground(() => {
    waiting = undefined
    countBefore = foreignCarts
    return fetchCart({ answered })
  }).then(
    async (cart) => {
      if (foreignCarts !== countBefore) return refreshCart()
      showCart(cart, 'wc_fragments_refreshed')
      tell()
      refreshOnceOld(COPY_LIFETIME)
      return true
    },
    (error) => {
      emit('wc_fragments_ajax_error')
      dispatch('shop-islands:fragments-error', { error })
      return false
    },
  )
  return waiting
}

/**
 * The same as `refreshCart`, unless the page shows a cart with as many pieces, or the shop has not said how many there are.
 *
 * @param pieces in the cart of which another script has told.
 */
export function refreshUnlessShown(pieces: number): void {
  const cart = $cart.get()
  if (cart.isKnown && countInCart(cart) !== rounded(pieces)) refreshCart()
}

/**
 * The same as `refreshCart`, for another script that asks, as themes do that have sent a quantity with a call of their own: then the
 * server's word stands in the fields, too (`noteQuantities`).
 *
 * @param quantities the selector of the fields for quantities.
 */
export async function refreshAsked(quantities: string): Promise<void> {
  const showServersWord = noteQuantities(quantities)
  // After the answer that was asked for now: one that is under way is older than the quantities. If the fetch has failed, the fields'
  // attributes still have the old ones.
  if (await refreshCart()) showServersWord()
}

/** Fetches the cart once the page is seen: the shopper may be shopping in another tab until then, as with `refreshUnasked`. */
const refreshSeen = () => whenPageVisible(refreshCart)

/** Has the cart fetched when the browser is online again. */
export function refreshOnline(): void {
  whenOnline(refreshSeen)
}

/** The same as `refreshCart`; where it fails, once more when the browser is online again. */
export async function refreshSurely(): Promise<void> {
  if (!(await refreshCart())) refreshOnline()
}

/**
 * To be called when a change of the cart has failed. Where the shop may have carried it out all the same, the cart is fetched, so that
 * nobody asks for the same once more.
 */
export function refreshAfter(error: unknown): void {
  if (mayBeDone(error)) refreshSurely()
}

/**
 * The same as `refreshSurely`, of the page's own accord: not before the page is shown, because the shopper may be shopping in another tab,
 * and of two calls at a time the server keeps what one of them did. A copy that is good by then, or again, is shown instead.
 */
export function refreshUnasked(): void {
  whenPageVisible(() => {
    const copy = freshCopy()
    if (copy) {
      placeCart(copy.cart, 'wc_fragments_loaded')
      refreshOnceOld(copy.remaining)
    } else refreshSurely()
  })
}
