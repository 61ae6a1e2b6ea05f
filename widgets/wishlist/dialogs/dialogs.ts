// Wraps the browser's parser: scripts are removed from an answer before it is inserted.
import { serves } from '../../../src/islands/serves'
import { announce } from '../../../src/page/announcer'
import { dispatch } from '../../../src/page/events'
import { safeUrl } from '../../../src/page/navigation'
import { parseHtml } from '../../../src/page/trustedHtml'
import { atom } from '../../../src/stores/atom'
import { wishlist } from '../definitions'
import type { ListChoice } from '../lists'

/** The shopper's choice: an existing list, or a name for a new one. The other one is the empty string. */
export interface ChosenList {
  /** Sent as `tinv_wishlist_id`. */
  id: string
  /** Sent as `tinv_wishlist_name`. */
  name: string
}

/** No particular list: the server takes the default one. */
export const ANY_LIST: ChosenList = { id: '', name: '' }

/** The options of a message. */
export interface MessageOptions {
  /** Does it stay until the shopper closes it? True where the page is about to be left anyway (plugins contract 2.3). */
  stays?: boolean
  /** Called when the shopper closes it or follows it elsewhere, which cancels a pending redirect (plugins contract 2.1). */
  onDismiss?(): void
}

/** A message that is shown. */
export interface ShownMessage extends MessageOptions {
  /** What the server sent: a pop-up of its own, or only a text. */
  content: DocumentFragment
  /** What can be read in it. */
  words: string
  /** Gets the focus back. */
  opener: HTMLElement
}

/** A choice that waits for the shopper's answer. */
export interface AskedChoice {
  /** The wishlist button that was pressed. */
  button: HTMLElement
  /** Gets the focus back. */
  opener: HTMLElement
  /** The lists; their addresses are checked. */
  choices: readonly ListChoice[]
  /** Ends the choice; `undefined`: the shopper has cancelled it. */
  answer(chosen: ChosenList | undefined): void
}

/** The message that is shown. */
export const $message = /* @__PURE__ */ atom<ShownMessage | undefined>(undefined)

/** The choice that is shown. */
export const $choice = /* @__PURE__ */ atom<AskedChoice | undefined>(undefined)

/** Wakes the island that draws the dialogs. @returns will it draw them? It has failed for good on a page where it has once. */
function wakeDialogs(): boolean {
  dispatch('shop-islands:open-wishlist-dialog', {}, document.body)
  return wishlist.some((definition) => definition.name === 'wishlist-dialogs' && serves(definition, document.body))
}

/**
 * Ends what is asked and shown without its dialogs, so that nobody waits for them for ever. Where the page is still there, they have
 * failed: the product goes to the default list, as with the shopper's only one, and the message is spoken.
 *
 * @param isPageThere is the body that they stood in still the page's?
 */
export function endWithoutDialogs(isPageThere = true): void {
  $choice.get()?.answer(isPageThere ? ANY_LIST : undefined)
  const message = $message.get()
  $message.set(undefined)
  if (isPageThere) announce(message?.words)
}

/**
 * Shows the server's message in a dialog that closes by itself (behaviours wishlist.answer.msg-opens-popup, …msg-closes-after-6000-ms;
 * plugins contract 2.1). A new message replaces the one before. Where the dialogs have failed, it is spoken to screen readers.
 *
 * @param html the server's own `.tinv-modal`, or only a text. Scripts in it do not run; where there is nothing to read, nothing opens.
 * @param opener gets the focus back.
 */
export function showMessage(html: string, opener: HTMLElement, options: MessageOptions = {}): void {
  const content = parseHtml(html)
  for (const script of content.querySelectorAll('script')) script.remove()
  if (!content.textContent?.trim()) return
  const place = content.querySelector('.tinv-txt') ?? content.querySelector('.tinv-modal') ?? content
  const words = (place.textContent ?? '').replace(/\s+/g, ' ').trim()
  $message.set({ ...options, content, words, opener })
  if (!wakeDialogs()) endWithoutDialogs()
}

/** Closes a message, if it is still shown. */
export function forgetMessage(message: ShownMessage): void {
  if ($message.get() === message) $message.set(undefined)
}

/**
 * Asks the shopper to which list a product shall be added (behaviours wishlist.dialog.*). A new choice ends the one before. Where the
 * dialogs have failed, the answer is the default list.
 *
 * @param button the wishlist button that was pressed.
 * @param opener gets the focus back.
 * @param choices the shopper's lists, from `listChoices`; not empty.
 * @returns the choice, or `undefined` where the shopper closed the dialog.
 */
export function chooseWishlist(
  button: HTMLElement,
  opener: HTMLElement,
  choices: readonly ListChoice[],
): Promise<ChosenList | undefined> {
  $choice.get()?.answer(undefined)
  return new Promise((resolve) => {
    const choice: AskedChoice = {
      button,
      opener,
      choices: choices.map((list) => ({ ...list, url: safeUrl(list.url) })),
      answer(chosen) {
        if ($choice.get() === choice) $choice.set(undefined)
        resolve(chosen)
      },
    }
    $choice.set(choice)
    if (!wakeDialogs()) endWithoutDialogs()
  })
}
