import { emit, onPluginEvent } from '../../bridge/pluginEvents'
import { isCartScriptHere, isShopScriptHere } from '../../bridge/replacedScripts'
import type { CartChange } from '../../page/events'
import { leftCallAt } from '../../page/leftCalls'
import { onPageRestored } from '../../page/pageShow'
import { wait } from '../../page/wait'
import { settings } from '../settings'
import { describesCart, hashInCookie } from './cartCopy'
import { foreignCartCount, noteForeignCart, refreshCart, refreshSurely, showCart } from './showCart'
import { shownHash } from './tellShown'

/** Milliseconds between two looks at the shop's cookie while it may tell of a call that the page before has left under way. */
const LOOK_PAUSE = 500

/** The event for fragments that came with the change. The shop's own script, where it still runs, places them, too, and raises it. */
const placed = () => (isCartScriptHere() ? undefined : 'wc_fragments_loaded')

/**
 * To be called when the shopper's action here has changed the cart. The page shows the new cart and a copy is kept; where the shop's answer
 * has no fragments, they are fetched, but not where they do not say what is in the cart: the shop has no better ones (contract 1.2, 1.7).
 * Where another script has brought a cart meanwhile, they are fetched, too: nobody knows whose is newer. Never rejects.
 *
 * @param tell tells others about the action, once the page shows it. They then find the new cart in the page, as they do with the shop's
 *   own script, which places the fragments before later listeners are called (decisions: When others hear of an add).
 * @param countBefore `foreignCartCount()` of when the shopper acted.
 */
export async function cartChangedHere(
  { fragments, cartHash }: CartChange,
  tell: () => void,
  countBefore: number,
): Promise<void> {
  // Read first: who hears of the action may answer it with a cart, which is the newer one.
  const isKnown = fragments && countBefore === foreignCartCount()
  if (fragments) showCart({ fragments, cartHash }, placed(), tell)
  else tell()
  if (!isKnown) await refreshCart()
}

/**
 * To be called when another script tells that it has changed the cart. The page shows the new cart and a copy is kept; where the fragments
 * are not known, or do not say what is in the cart, they are fetched (contract 1.2, 1.7). Never rejects.
 */
export async function cartChangedElsewhere({ fragments, cartHash }: CartChange): Promise<void> {
  if (fragments) {
    // Our own calls wait for their turn, one behind the other; those of other scripts do not.
    noteForeignCart()
    showCart({ fragments, cartHash }, placed())
  }
  // Another script may know no more of the cart than its own badge.
  if (!describesCart(fragments)) await refreshCart()
}

/** Waits until the shop's own script has shown a cart that it has fetched, or could not fetch it; at most as long as ours would. */
function untilFetched(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, settings().fragmentsTimeout)
    const stop = onPluginEvent('wc_fragments_refreshed wc_fragments_ajax_error', end)
  })
}

/**
 * To be called when the shopper's action here has changed the cart and the answer has no fragments: others are told, and the cart is
 * fetched. The shop's own script for fragments, where it still runs, fetches it when it is told, and is waited for. Never rejects.
 *
 * @param event the event that makes that script fetch the cart (contract 1.7).
 */
export async function fetchChangedCart(event: 'wc_fragment_refresh' | 'updated_wc_div'): Promise<void> {
  const fetched = isShopScriptHere('cart-fragments') ? untilFetched() : undefined
  emit(event)
  await (fetched ?? refreshSurely())
}

/**
 * Follows the calls that a page has left under way, as an add right before a link was followed: the shop carries them out while the page
 * that comes after shows the cart without them already (decisions: A call that outlives its page). Nobody there gets the answer, but its
 * cookie tells of the new cart, which is fetched then. What the page changes itself it has told of by the next look.
 *
 * @param left when that page was left, in epoch ms.
 * @param seen the hash of the cart that is shown, or is being fetched.
 */
async function followLeftCalls(left: number, seen: string): Promise<void> {
  while (Date.now() < left + settings().addTimeout) {
    await wait(LOOK_PAUSE)
    const hash = hashInCookie()
    const isNews = hash !== seen && hash !== shownHash()
    seen = hash
    if (isNews) await fetchChangedCart('wc_fragment_refresh')
  }
}

// As soon as this file is there.
followLeftCalls(leftCallAt(), shownHash())
// A page that was kept does not see in Firefox what later ones have stored for the tab.
onPageRestored(() => followLeftCalls(Date.now(), hashInCookie()))
