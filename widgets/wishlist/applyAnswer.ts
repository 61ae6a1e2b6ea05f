import { emit } from '../../src/bridge/pluginEvents'
import { loadOnce } from '../../src/page/loadOnce'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { setWishlist } from '../../src/stores/wishlist/wishlist'
import type { MessageOptions } from './dialogs/dialogs'
import { cancelRedirect, isRedirectPending, redirectLater } from './redirectLater'
import { adoptShareKey } from './shareKey'
import type { WishlistAnswer } from './wishlistCalls'

const loadSwap = loadOnce(() => import('../../src/fragments/swapFragments'))

/** Places that show a wishlist (plugins contract 2.4). */
const CONTENT = '[data-island="wishlist"],div.tinv-wishlist.woocommerce.tinv-wishlist-clear'

/** How to act on an answer. */
interface AnswerHandling {
  /**
   * The wishlist button that was pressed, where the answer is about its product: it then redirects after a delay, and its status is told by
   * events. Absent for answers about the wishlist page, which redirect as soon as all calls of the shopper's have ended.
   */
  button?: HTMLElement
  /**
   * The body of the page on which the shopper has asked for it. Who is on another page meanwhile, whose body a script has put in the place
   * of that one, is not led away from there. Absent where nobody has asked.
   */
  body?: HTMLElement
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
export async function applyAnswer(
  answer: WishlistAnswer,
  { button, body = document.body, showMessage }: AnswerHandling,
): Promise<void> {
  const acts: { [Key in keyof WishlistAnswer]: (value: NonNullable<WishlistAnswer[Key]>) => unknown } = {
    msg: (html) => showMessage(html, { stays: isRedirectPending(), onDismiss: cancelRedirect }),
    status: (isGood) => button && emit('tinvwl_wishlist_added_status', [button, isGood]),
    redirect: (address) => body.isConnected && (button ? redirectLater(address) : goWhenSettled(address)),
    force_redirect: (address) => body.isConnected && goWhenSettled(address),
    wishlists_data: setWishlist,
    wishlist: ({ share_key }) => adoptShareKey(share_key),
    // An empty one is an answer that failed, not an empty wishlist, which has its own words.
    content: async (html) => html.trim() && (await loadSwap()).swapFragments({ [CONTENT]: html }),
  }
  for (const [key, value] of Object.entries(answer)) {
    // Each key has a value of its own type, by which the list above is checked.
    if (value !== undefined) await acts[key as keyof WishlistAnswer]?.(value as never)
  }
}
