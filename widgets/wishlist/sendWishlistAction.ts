import { emit } from '../../src/bridge/pluginEvents'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { CallError } from '../../src/wire/errors'
import { printedNonce, withFreshNonce } from '../../src/wire/freshNonce'
import { endpointUrl } from '../../src/wire/request'
import { adoptedShareKey } from './shareKey'
import {
  postWishlistAction,
  readReply,
  type WishlistAnswer,
  type WishlistFields,
  type WishlistReply,
} from './wishlistCalls'

/** The fields about the page in every call, if they are set (behaviour wishlist.table.request-optional-fields). */
export function pageFields(): WishlistFields {
  const { wishlistLang, wishlistDefaultLang, wishlistStats, wishlistSeveral } = wishlistSettings()
  return {
    lang: wishlistLang || undefined,
    lang_default: wishlistDefaultLang || undefined,
    stats: wishlistStats ? '1' : undefined,
    multi_wishlists: wishlistSeveral ? '1' : undefined,
  }
}

/**
 * May the nonce have been refused? The answer then has a message only (plugins contract 2.4). Other refusals look the same, but as nothing
 * was done in either case, trying again does no harm.
 */
function isRefused(outcome: WishlistReply | CallError): boolean {
  if (outcome instanceof CallError) return false
  const { status, content, wishlists_data } = readReply(outcome)
  return status === false && !content && !wishlists_data
}

/** The result of a call. */
interface ActionOutcome {
  /** The answer, for `applyAnswer`; it may be a refusal. */
  answer: WishlistAnswer
  /** Tells other plugins of the answer as it came. To be called when the page shows the result, because they expect that. */
  tell(): void
}

/**
 * Makes a call of the wishlist page, or fetches the data, in its turn (plugins contract 2.4). The nonce, renewed where it has expired, and
 * the fields about the page are added; so is the share key, where the fields have none.
 *
 * @param fields with `tinvwl-action`; a list is sent as `name[]`.
 * @param queue `inBackground` where the shopper did not ask for it.
 * @throws what `postWishlistAction` throws.
 */
export function sendWishlistAction(fields: WishlistFields, queue = inTurn): Promise<ActionOutcome> {
  return queue(async () => {
    const { wishlistUrl, wishlistNonce, wishlistTimeout } = wishlistSettings()
    const url = wishlistUrl || endpointUrl(settings().shopEndpoint, 'tinvwl')
    const shareKey = fields['tinvwl-sharekey'] || adoptedShareKey() || undefined
    const data = { ...fields, 'tinvwl-sharekey': shareKey, ...pageFields() }
    const reply = await withFreshNonce({
      nonce: wishlistNonce,
      send: (nonce) => postWishlistAction(data, nonce, { url, timeout: wishlistTimeout }),
      isRefused,
      find: (page) => printedNonce(page, 'tinvwl_add_to_wishlist.nonce', 'wishlistNonce'),
    })
    return { answer: readReply(reply), tell: () => emit('tinvwl_wishlist_ajax_response', [{ url, data }, reply]) }
  })
}
