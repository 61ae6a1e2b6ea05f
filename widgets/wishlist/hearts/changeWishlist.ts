import { emit } from '../../../src/bridge/pluginEvents'
import { dispatch } from '../../../src/page/events'
import { inTurn } from '../../../src/stores/cart/queue'
import { giveSettings } from '../../../src/stores/mergeSettings'
import { $wishlist } from '../../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { applyAnswer } from '../applyAnswer'
import { ANY_LIST, type ChosenList, chooseWishlist, showMessage } from '../dialogs/dialogs'
import { fetchWishlist, isWishlistDue } from '../fetchWishlist'
import { guardCopyDuring } from '../keptCopy'
import { listChoices } from '../lists'
import { pageFields } from '../sendWishlistAction'
import { postWishlistProduct, readReply, tellsShopper, type WishlistAnswer } from '../wishlistCalls'
import { type ButtonProduct, readProduct } from './buttonProduct'
import { paintButton, rememberAnswer } from './paintButton'
import { readProductForm } from './productForm'
import { shownFor } from './themeHeart'

/** The result of a click. */
interface ChangeOutcome {
  did: 'added' | 'removed'
  /** Does the server have a message of its own for the shopper? */
  hasMessage: boolean
}

/**
 * The list to which the product is added; `undefined` where the shopper has cancelled. With one list, or none, the shopper is not asked.
 */
async function chooseList(button: HTMLElement, { id, ids }: ButtonProduct): Promise<ChosenList | undefined> {
  const { wishlistChoice, wishlistDefaultTitle } = wishlistSettings()
  const choices = wishlistChoice ? listChoices($wishlist.get(), id, ids, wishlistDefaultTitle) : []
  if (choices.length < 2) return ANY_LIST
  // The visible element gets the focus back, because a button that the theme hides cannot.
  return chooseWishlist(button, shownFor(button), choices)
}

/** Adds a value under its name; objects, from names with brackets or from listeners, as JSON (plugins contract 2.3). */
function append(body: FormData, name: string, value: unknown): void {
  if (value instanceof File) body.append(name, value)
  else if (value !== undefined && value !== null)
    body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** The multipart body of a request, in the plugin's grammar. */
function toFormData({ form, ...others }: Record<string, unknown>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) append(body, `form[${name}]`, value)
  for (const [name, value] of Object.entries(others)) append(body, name, value)
  return body
}

/**
 * What the server did. After a removal `status` is false (plugins contract 2.3); an `action` in the answer wins over the one that was sent.
 */
function readOutcome({ removed, status, action }: WishlistAnswer, asked: string): ChangeOutcome['did'] | undefined {
  if (removed) return 'removed'
  if (!status) return
  return /remove/.test(action ?? asked) ? 'removed' : 'added'
}

/**
 * Notes that the shop is in the simple flow, if an answer shows that: only then does it have `make_remove`, with the value of `status`. The
 * setting may have gone with the plugin's script.
 */
function noteSimpleFlow({ make_remove, status }: WishlistAnswer): void {
  const isShown = make_remove !== undefined && make_remove === status
  if (isShown && !wishlistSettings().wishlistSimpleFlow) giveSettings({ wishlistSimpleFlow: true })
}

/**
 * Adds a button's product to a wishlist, or removes it where the button is a remove button (plugins contract 2.3). A click that comes
 * before the data waits for them: only they tell whether there are several lists to choose from, and whether to add or to remove.
 *
 * @param onAnswered is called when the answer is there, before anything of it is acted on.
 * @returns what became of it; `undefined` where nothing was changed and the shopper knows.
 * @throws where the server could not be reached, or refused without a word.
 */
export async function changeWishlist(button: HTMLElement, onAnswered: () => void): Promise<ChangeOutcome | undefined> {
  if (isWishlistDue()) await fetchWishlist(inTurn)
  paintButton(button)
  const product = readProduct(button)
  const action = button.dataset['tinvWlAction'] === 'remove' ? 'remove' : 'addto'
  const choice = action === 'remove' ? ANY_LIST : await chooseList(button, product)
  if (!choice) return

  const { fields, files } = readProductForm(button, product.id)
  const data = {
    form: fields,
    tinv_wishlist_id: choice.id,
    tinv_wishlist_name: choice.name,
    product_type: product.type,
    product_id: product.id,
    product_variation: product.variation === '0' ? fields['variation_id'] || '0' : product.variation,
    product_action: action,
    redirect: location.href,
    ...pageFields(),
    ...files,
  }
  // Listeners may change what is sent.
  emit('tinvwl_wishlist_button_clicked', [button, data])
  const { body } = document
  const call = { url: location.origin + location.pathname, timeout: wishlistSettings().wishlistTimeout }
  const reply = await guardCopyDuring(inTurn(() => postWishlistProduct(toFormData(data), call)))
  // They may also change the answer.
  emit('tinvwl_wishlist_ajax_response', [{ url: call.url, data }, reply])
  const answer = readReply(reply)
  noteSimpleFlow(answer)
  onAnswered()
  await applyAnswer(answer, {
    button,
    body,
    showMessage: (html, options) => showMessage(html, shownFor(button), options),
  })
  return settle(button, product, answer, action)
}

/**
 * Shows what the data of an answer do not contain, and tells others (behaviours wishlist.answer.status-marks-success, …removed-…,
 * …make-remove-…).
 */
function settle(
  button: HTMLElement,
  product: ButtonProduct,
  answer: WishlistAnswer,
  asked: string,
): ChangeOutcome | undefined {
  const { msg, make_remove, wishlists_data } = answer
  const did = readOutcome(answer, asked)
  const isInList = did && !wishlists_data ? did === 'added' : undefined
  // Not `make_remove` of a refusal: that for a product which is in a list already comes with `false`.
  rememberAnswer(product, button, { isInList, isRemove: did && make_remove })
  if (!did) {
    if (!tellsShopper(answer)) throw new Error('add_to_wishlist: refused without a message')
    return
  }
  if (!wishlists_data && !wishlistSettings().wishlistBlockData) fetchWishlist()
  const detail = { productId: product.id, variationId: product.variation }
  dispatch(did === 'added' ? 'shop-islands:added-to-wishlist' : 'shop-islands:removed-from-wishlist', detail, button)
  return { did, hasMessage: !!msg }
}
