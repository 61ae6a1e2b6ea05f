// Wraps the browser's parser: scripts are taken out of an answer before it is part of the page.
import { dispatch } from '../../../src/page/events'
import { safeUrl } from '../../../src/page/navigation'
import { parseHtml } from '../../../src/page/trustedHtml'
import { atom } from '../../../src/stores/atom'
import type { ListChoice } from '../lists'

/** What the shopper chose: an existing list, or a name for a new one. The other is the empty string. */
export interface ChosenList {
  /** Sent as `tinv_wishlist_id`. */
  id: string
  /** Sent as `tinv_wishlist_name`. */
  name: string
}

/** What a message may be told besides its words. */
export interface MessageOptions {
  /** Does it stay until the shopper closes it? So where the page is about to be left anyway (plugins contract 2.3). */
  stays?: boolean
  /** The shopper closed it, which calls off a redirect that was to follow (plugins contract 2.1). */
  onDismiss?(): void
}

/** A message that can be seen. */
export interface ShownMessage extends MessageOptions {
  /** Tells it from all others of this page. */
  id: number
  /** What the server sent: a pop-up of its own, or just words. */
  content: DocumentFragment
  /** Gets the focus back. */
  opener: HTMLElement
}

/** A question that waits for its answer. */
export interface AskedChoice {
  /** Tells it from all others of this page. */
  id: number
  /** The wishlist button that was pressed. */
  button: HTMLElement
  /** Gets the focus back. */
  opener: HTMLElement
  /** Their addresses are checked. */
  choices: readonly ListChoice[]
  /** Ends the question; `undefined`: the shopper thought better of it. */
  answer(chosen: ChosenList | undefined): void
}

/** The message that can be seen. */
export const $message = /* @__PURE__ */ atom<ShownMessage | undefined>(undefined)

/** The question that can be seen. */
export const $choice = /* @__PURE__ */ atom<AskedChoice | undefined>(undefined)

let count = 0

/** Wakes what draws the dialogs, when the first is wanted. */
function wakeDialogs(): void {
  dispatch('shop-islands:wishlist-dialog-wanted', {}, document.body)
}

/**
 * Shows the server's message in a dialog that closes by itself (behaviours wishlist.answer.msg-opens-popup, …msg-closes-after-6000-ms;
 * plugins contract 2.1). A new message takes the place of the one before.
 *
 * @param html the server's own `.tinv-modal`, or just the words. Scripts in it do not run; nothing to read opens nothing.
 * @param opener gets the focus back.
 */
export function showMessage(html: string, opener: HTMLElement, options: MessageOptions = {}): void {
  const content = parseHtml(html)
  for (const script of content.querySelectorAll('script')) script.remove()
  if (!content.textContent?.trim()) return
  count += 1
  $message.set({ ...options, id: count, content, opener })
  wakeDialogs()
}

/** Takes a message away, if it is still there. */
export function forgetMessage(message: ShownMessage): void {
  if ($message.get() === message) $message.set(undefined)
}

/**
 * Asks the shopper which list a product shall go on (behaviours wishlist.dialog.*). A new question ends the one before.
 *
 * @param button the wishlist button that was pressed.
 * @param opener gets the focus back.
 * @param choices the shopper's lists, as `listChoices` tells them; not empty.
 * @returns the choice, or `undefined` where the shopper closed the dialog.
 */
export function chooseWishlist(
  button: HTMLElement,
  opener: HTMLElement,
  choices: readonly ListChoice[],
): Promise<ChosenList | undefined> {
  $choice.get()?.answer(undefined)
  return new Promise((resolve) => {
    count += 1
    const choice: AskedChoice = {
      id: count,
      button,
      opener,
      choices: choices.map((list) => ({ ...list, url: safeUrl(list.url) })),
      answer(chosen) {
        if ($choice.get() === choice) $choice.set(undefined)
        resolve(chosen)
      },
    }
    $choice.set(choice)
    wakeDialogs()
  })
}
