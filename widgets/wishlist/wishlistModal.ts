import { emit } from '../../src/bridge/pluginEvents'
import { adoptStyles } from '../../src/page/adoptStyles'
import { openModal } from '../../src/page/modal'
import { make } from './make'
import { modalStyles } from './modalStyles'

/** What closes a modal of the wishlist (contract plugins 2.1). */
const CLOSERS = '.tinv-close-modal,.tinvwl_button_close,.tinv-overlay'

/** What a modal of the wishlist needs to know. */
export interface WishlistModalOptions {
  /** Names the dialog. */
  name: string
  /** What gets the focus; the dialog itself where it is absent. */
  focus?: HTMLElement
  /** What asked for it and gets the focus back. */
  opener: HTMLElement
  /** It has closed. `isDismissed`: the shopper closed it, by a closer or by Esc. */
  onClose(isDismissed: boolean): void
}

/**
 * Draws a closed modal around its content, in the elements that the plugin's styles know (contract plugins 2.1).
 *
 * @param className its own class, besides that of every modal.
 */
export function drawModal(className: string, ...content: Node[]): HTMLElement {
  const inner = make('div', 'tinv-modal-inner', ...content)
  const table = make('div', 'tinv-table', make('div', 'tinv-cell', inner))
  return make('div', `${className} tinv-modal`, make('div', 'tinv-overlay'), table)
}

/** Where modals stand, as the plugin's styles want it; never inside the shopper's list, which is replaced as a whole. */
function findRoom(): HTMLElement {
  const there = document.querySelector<HTMLElement>('body > .tinv-wishlist:not(.tinv-wishlist-clear,.tinv-wraper)')
  return there ?? document.body.appendChild(make('div', 'tinv-wishlist'))
}

/**
 * Opens a modal of the wishlist: a dialog with a name, from which the focus does not get out. Closing it by hand raises
 * `tinvwl_modal_closed` with what was clicked (contract plugins 2.7).
 *
 * @param modal a `.tinv-modal`, the server's or ours; it is moved to where modals stand, and stays there when it has closed.
 * @returns a function that closes it without the shopper having asked for it.
 */
export function openWishlistModal(
  modal: HTMLElement,
  { name, focus = modal, opener, onClose }: WishlistModalOptions,
): () => void {
  const room = findRoom()
  const listening = new AbortController()
  adoptStyles(modalStyles)
  room.append(modal)
  modal.classList.add('tinv-modal-open')
  modal.tabIndex = -1
  for (const [attribute, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': name }))
    modal.setAttribute(attribute, value)

  const close = (closer?: Element) => {
    if (listening.signal.aborted) return
    listening.abort()
    modal.classList.remove('tinv-modal-open')
    giveBack()
    onClose(!!closer)
    if (closer) emit('tinvwl_modal_closed', [closer])
  }
  const giveBack = openModal(room, { opener, focus, onEscape: () => close(modal) })
  const onClick = (event: Event) => {
    const closer = (event.target as Element).closest(CLOSERS)
    if (!closer) return
    // Closers may be links to nowhere.
    event.preventDefault()
    close(closer)
  }
  modal.addEventListener('click', onClick, listening)
  return () => close()
}
