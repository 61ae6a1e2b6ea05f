import { goTo } from '../../src/page/navigation'
import { parseHtml } from '../../src/page/trustedHtml'
import { settings } from '../../src/stores/settings'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { loadText } from '../../src/text/text'
import { make, makeButton } from './make'
import { drawModal, openWishlistModal } from './wishlistModal'

/** What a pop-up may be told besides its message. */
export interface PopupOptions {
  /** Does it stay until the shopper closes it? So where the page is about to be left anyway (contract plugins 2.3). */
  stays?: boolean
  /** The shopper closed it, which calls off a redirect that was to follow (contract plugins 2.1). */
  onDismiss?(): void
}

/** Takes away the pop-up that is open. */
let closeOpen: (() => void) | undefined

/** The message in a pop-up of its own, for servers that send no more than the words. */
async function drawPopup(message: DocumentFragment): Promise<HTMLElement> {
  const { close } = await loadText('wishlist', settings().locale)
  return drawModal(
    'tinvwl_added_to_wishlist',
    make('div', 'tinv-txt', message),
    makeButton('tinvwl_button_close', close),
  )
}

/** Closes a pop-up when its time is over, unless the shopper is at one of its buttons with the keyboard. */
function closeInTime(popup: HTMLElement, close: () => void): void {
  setTimeout(() => {
    const focused = document.activeElement
    if (focused === popup || !popup.contains(focused)) close()
  }, wishlistSettings().wishlistPopupTime)
}

/**
 * Shows the server's message in a dialog that closes by itself (behaviours wishlist.answer.msg-opens-popup, …msg-closes-after-6000-ms;
 * contract plugins 2.1). A new message takes the place of the one before.
 *
 * @param html the server's own `.tinv-modal`, or just the words. Scripts in it do not run; nothing to read opens nothing.
 * @param opener gets the focus back.
 */
export async function showMessagePopup(html: string, opener: HTMLElement, options: PopupOptions = {}): Promise<void> {
  const message = parseHtml(html)
  for (const script of message.querySelectorAll('script')) script.remove()
  if (!message.textContent?.trim()) return
  const popup = message.querySelector<HTMLElement>('.tinv-modal') ?? (await drawPopup(message))
  const words = (popup.querySelector('.tinv-txt') ?? popup).textContent ?? ''
  closeOpen?.()
  const close = openWishlistModal(popup, {
    name: words.replace(/\s+/g, ' ').trim(),
    opener,
    onClose(isDismissed) {
      closeOpen = undefined
      popup.remove()
      if (isDismissed) options.onDismiss?.()
    },
  })
  if (!options.stays) closeInTime(popup, close)
  closeOpen = close
  popup.addEventListener('click', ({ target }) => {
    goTo((target as Element).closest<HTMLElement>('.tinvwl-btn-onclick')?.dataset['url'])
  })
}
