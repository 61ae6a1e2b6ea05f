// Wraps the browser's following of links: the only place that hears a click on any of them, and only while a call is under way.
import { nameTheSame, parsedUrl } from '../../page/address'
import { followedLink } from '../../page/followedLink'
import { isRepeated } from '../../page/heldEnter'
import { insteadOfClicks } from '../../page/insteadOfClicks'
import { noticeLeaving } from '../../page/leaving'
import { markWaiting } from '../../page/markWaiting'
import { goTo } from '../../page/navigation'
import { untilPageShow } from '../../page/pageShow'
import { waitAtMost } from '../../page/wait'
import { settings } from '../settings'

/** Milliseconds after which a held link is followed, whatever is still under way. */
const LONGEST_HOLD = 5000

/** The shop's and the theme's own links to the cart page and to the checkout (contract 1.3, 1.5, 1.6, 2). */
const CART_LINKS = '.wc-forward,.checkout,.checkout-button,.header-cart-link'

/** The link to the cart page or to the checkout that the browser is about to follow in this tab; `undefined` where it follows none. */
export function followedCartLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = followedLink(event, 'a[href]:not([href^="#"])')
  if (!link) return undefined
  const cartPage = parsedUrl(settings().cartUrl, location.href)
  const leadsToCart = cartPage && nameTheSame(link.href, cartPage.href)
  return leadsToCart || link.matches(CART_LINKS) ? link : undefined
}

/**
 * Holds a link to the cart page or to the checkout that the shopper follows while a call of theirs is under way: the next page would be
 * without it, and on the server its session could overwrite the call's (decisions: A link to the cart waits for the cart). A second click
 * follows it at once.
 *
 * @param isAsking is a call of the shopper's under way?
 * @param settled resolves once there is none.
 * @returns a function that ends it; a link that is held is still followed.
 */
export function holdCartLinks(isAsking: () => boolean, settled: () => Promise<void>): () => void {
  let held: HTMLAnchorElement | undefined
  const hold = async (link: HTMLAnchorElement) => {
    held = link
    const unmark = markWaiting(link)
    const { body } = document
    // Whoever leaves meanwhile goes elsewhere, as by a second click; or is there already, where a script has put another page's body in the
    // place of this one's.
    const leaving = noticeLeaving()
    await waitAtMost(LONGEST_HOLD, settled())
    // Another link may have taken its place.
    const isWanted = held === link && body.isConnected && !leaving.signal.aborted
    leaving.abort()
    if (isWanted && goTo(link.href)) await untilPageShow()
    unmark()
  }
  /** What happens in the place of following the link that is clicked; `undefined` where it is followed, or there is none. */
  const insteadOf = (event: MouseEvent): (() => void) | undefined => {
    const link = followedCartLink(event)
    if (!link || !isAsking()) return
    if (link !== held) return () => hold(link)
    return isRepeated(event) ? () => {} : undefined
  }
  return insteadOfClicks(insteadOf)
}
