import { settings } from '../../src/stores/settings'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import type { Messages } from '../../src/text/messages'
import { loadText } from '../../src/text/text'
import { PRODUCT } from './buttonProduct'
import { type ChoiceParts, drawParts, offer, readParts, sayAlreadyIn } from './choiceParts'
import type { ListChoice } from './lists'
import { openWishlistModal } from './wishlistModal'

/** Milliseconds for which the name field is marked (behaviour wishlist.dialog.empty-name-flashes-for-1-s). */
const FLASH = 1000
/** Marks the name field when no name was given (contract plugins 2.1). */
const EMPTY = 'empty-name-wishlist'
/** Where the name of a product stands, in its card or on its page (answers: `{product_name}`). */
const PRODUCT_NAME = '.woocommerce-loop-product__title,.product-title,.product_title,h1'

/** What the shopper chose: an existing list, or a name for a new one. The other is the empty string. */
export interface WishlistChoice {
  /** Sent as `tinv_wishlist_id`. */
  id: string
  /** Sent as `tinv_wishlist_name`. */
  name: string
}

/** Our own dialog, kept from one use to the next, so that a name that was typed is still there. */
let own: ChoiceParts | undefined
/** Takes away the dialog that is open. */
let closeOpen: (() => void) | undefined

function ownParts(messages: Messages['wishlist']): ChoiceParts {
  own ??= drawParts(messages)
  return own
}

/** The name of the product that a button stands for. */
function productName(button: HTMLElement): string {
  const product = button.closest(PRODUCT)
  const name = product?.querySelector(PRODUCT_NAME) ?? document.querySelector('h1')
  return name?.textContent?.trim() ?? ''
}

/** Shows the field for a name where a new list is chosen. */
function showName({ lists, name }: ChoiceParts): void {
  name.style.display = lists.value ? 'none' : ''
}

/**
 * Listens to the dialog.
 *
 * @param choose gets what the shopper confirmed.
 * @returns a function that stops listening.
 */
function listenTo(parts: ChoiceParts, choose: (choice: WishlistChoice) => void): () => void {
  const { lists, name, confirm } = parts
  const listening = new AbortController()
  let flashing: ReturnType<typeof setTimeout> | undefined
  const stopFlash = () => {
    clearTimeout(flashing)
    name.classList.remove(EMPTY)
    name.removeAttribute('aria-invalid')
  }
  const submit = () => {
    const newName = lists.value ? '' : name.value.trim()
    if (lists.value || newName) {
      choose({ id: lists.value, name: newName })
      return
    }
    stopFlash()
    name.classList.add(EMPTY)
    name.setAttribute('aria-invalid', 'true')
    flashing = setTimeout(stopFlash, FLASH)
    name.focus()
  }
  const onChange = () => {
    showName(parts)
    if (!lists.value) name.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter may end what an input method composes (Telex).
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    submit()
  }
  lists.addEventListener('change', onChange, listening)
  name.addEventListener('keydown', onKey, listening)
  confirm.addEventListener('click', submit, listening)
  return () => {
    listening.abort()
    stopFlash()
  }
}

/**
 * Asks the shopper which list a product shall go on (behaviours wishlist.dialog.*): in the dialog that the server printed behind the
 * button, else in one of our own (answers: choice dialog).
 *
 * @param button the wishlist button that was clicked; gets the focus back.
 * @param choices the shopper's lists, as `listChoices` tells them.
 * @returns the choice, or `undefined` where the shopper closed the dialog.
 */
export async function chooseWishlist(
  button: HTMLElement,
  choices: readonly ListChoice[],
): Promise<WishlistChoice | undefined> {
  const messages = await loadText('wishlist', settings().locale)
  const { wishlistCreateText, wishlistAlreadyInText } = wishlistSettings()
  closeOpen?.()
  const printed = readParts(button.nextElementSibling)
  const parts = printed ?? ownParts(messages)
  offer(parts, choices, wishlistCreateText || messages.createNew)
  sayAlreadyIn(parts.modal, wishlistAlreadyInText || messages.alreadyIn, productName(button), choices)
  showName(parts)
  return new Promise((resolve) => {
    let chosen: WishlistChoice | undefined
    const close = openWishlistModal(parts.modal, {
      name: messages.chooseWishlist,
      focus: parts.lists,
      opener: button,
      onClose() {
        stop()
        closeOpen = undefined
        parts.modal.remove()
        // The server's dialog belongs to its button, and leaves with it.
        if (printed) button.after(parts.modal)
        resolve(chosen)
      },
    })
    const stop = listenTo(parts, (choice) => {
      chosen = choice
      close()
    })
    closeOpen = close
  })
}
