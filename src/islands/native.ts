import { parsedUrl } from '../page/address'
import { isPress } from '../page/keys'
import { noteLeftCall } from '../page/leftCalls'
import { submitAgain } from '../page/submitAgain'

let isLettingThrough = false

/** Is the event that is being dispatched now one that was given back to the page? It must not be claimed again. */
export function isGivenBack(): boolean {
  return isLettingThrough
}

/** Repeats what the shopper did: submits the form, or clicks the link or button. */
function repeat(event: Event): void {
  if (event.type === 'submit') submitAgain(event.target as HTMLFormElement, (event as SubmitEvent).submitter)
  // Not click(): an icon inside a link is SVG, which has none. A key press becomes a click. A click by finger stays a PointerEvent, because
  // menus treat it differently.
  else event.target?.dispatchEvent(new (event instanceof PointerEvent ? PointerEvent : MouseEvent)('click', event))
}

/**
 * Gives a claimed event back to the page: the link is followed, the form is submitted, the key press clicks. Called when the island that
 * should have handled it cannot be loaded or has failed (decisions: A claimed event that nobody serves goes back to the page).
 *
 * @param event the event whose default was prevented.
 */
export function giveBack(event: Event): void {
  // Typing, choosing and everything that cannot be prevented has happened already, and a click would do something else. The same is true of
  // a key that does not click, and of the repetitions of one that is held.
  if (!event.cancelable || ['change', 'input'].includes(event.type)) return
  if (event instanceof KeyboardEvent && (event.repeat || !isPress(event))) return
  isLettingThrough = true
  try {
    repeat(event)
  } finally {
    isLettingThrough = false
  }
}

/** The address of the link that a claimed event was on; `undefined` where there is no link, or no address that can be read. */
export function linkedAddress({ target }: Event): URL | undefined {
  // What happened in a shadow tree has no target afterwards.
  const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
  const address = link ? parsedUrl(link.href) : undefined
  // A button that adds says in this attribute how many; its address stands for one.
  const quantity = link?.dataset['quantity']
  if (quantity) address?.searchParams.set('quantity', quantity)
  return address
}

/**
 * Requests the address of the link that a claimed event was on, because the browser would have followed it: while the page is left, or
 * before another one is. Nobody sees the answer (decisions: A tap outlives the page).
 *
 * @returns a promise that resolves once the server has ended its answer, or there is none; `undefined` where there is no link.
 */
export function requestInBackground(event: Event): Promise<unknown> | undefined {
  const address = linkedAddress(event)
  if (!address) return
  // To its end: the shop stores the session, and the cart in it, after the page.
  return fetch(address.href, { keepalive: true })
    .then((answer) => answer.text())
    .catch(() => {})
}

/** Requests it, as `requestInBackground` does, while the page is left, and notes that: the next page looks for what becomes of it. */
export function requestOnLeaving(event: Event): void {
  if (requestInBackground(event)) noteLeftCall()
}
