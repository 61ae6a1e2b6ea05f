// Wraps the browser's telling that a page is being left: a redirect that is still pending ends with that.
import { emit } from '../../src/bridge/pluginEvents'
import { onLeaving } from '../../src/page/leaving'
import { loadOnce } from '../../src/page/loadOnce'
import { goTo } from '../../src/page/navigation'
import { setWishlist } from '../../src/stores/wishlist/wishlist'
import type { MessageOptions } from './dialogs/dialogs'
import { adoptShareKey } from './shareKey'
import type { WishlistAnswer } from './wishlistCalls'

const loadSwap = loadOnce(() => import('../../src/fragments/swapFragments'))

/** Milliseconds between an answer to an add and its redirect (behaviour wishlist.answer.redirect-after-4000-ms). */
const DELAY = 4000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Goes to an address after the delay; replaces a redirect that is still pending. A shopper who leaves before that goes elsewhere: another
 * page that is still loading is not replaced, nor is one left again that the shopper has come back to.
 */
function redirectLater(address: string): void {
  cancelRedirect()
  // Only while a redirect is pending: for good it would keep older Firefoxes from keeping the page.
  addEventListener('beforeunload', cancelRedirect)
  timer = setTimeout(() => {
    cancelRedirect()
    goTo(address)
  }, DELAY)
}

/** Is a redirect pending? Then a message does not close by itself (plugins contract 2.3). */
function isRedirectPending(): boolean {
  return timer !== undefined
}

/** Ends the redirect: it happens now, or the shopper has closed the message (plugins contract 2.1) or goes elsewhere. */
function cancelRedirect(): void {
  clearTimeout(timer)
  timer = undefined
  removeEventListener('beforeunload', cancelRedirect)
}

// Not every browser has told before that the page is being left.
onLeaving(cancelRedirect)

/** Places that show a wishlist (plugins contract 2.4). */
const CONTENT = '[data-island="wishlist"],div.tinv-wishlist.woocommerce.tinv-wishlist-clear'

/** How to act on an answer. */
export interface AnswerHandling {
  /**
   * The wishlist button that was pressed, where the answer is about its product: it then redirects after a delay, and its status is told by
   * events. Absent for answers about the wishlist page, which redirect at once.
   */
  button?: HTMLElement
  /**
   * Shows the answer's `msg`. It `stays` if a redirect is pending already; `onDismiss`, called when the shopper closes it or follows
   * it elsewhere, cancels the redirect.
   */
  showMessage(html: string, options: Required<MessageOptions>): unknown
}

/**
 * Acts on the keys of an answer, in the order in which they came (plugins contract 2.3, 2.4; behaviours wishlist.answer.*). Buttons and
 * counter follow from `wishlists_data`.
 *
 * @returns a promise that resolves when everything is placed; a message may still be loading.
 */
export async function applyAnswer(answer: WishlistAnswer, { button, showMessage }: AnswerHandling): Promise<void> {
  const acts: { [Key in keyof WishlistAnswer]: (value: NonNullable<WishlistAnswer[Key]>) => unknown } = {
    msg: (html) => showMessage(html, { stays: isRedirectPending(), onDismiss: cancelRedirect }),
    status: (isGood) => button && emit('tinvwl_wishlist_added_status', [button, isGood]),
    redirect: button ? redirectLater : goTo,
    force_redirect: goTo,
    wishlists_data: setWishlist,
    wishlist: ({ share_key }) => adoptShareKey(share_key),
    // An empty one is an answer that failed, not an empty wishlist, which has its own words.
    content: async (html) => html.trim() && (await loadSwap()).swapFragments({ [CONTENT]: html }),
  }
  const act = <Key extends keyof WishlistAnswer>(key: Key) => {
    const value = answer[key]
    return value === undefined ? undefined : acts[key]?.(value)
  }
  for (const key of Object.keys(answer)) await act(key as keyof WishlistAnswer)
}
