import { isPress } from '../page/isPress'

let isLettingThrough = false

/** Is the event now on its way one that was given back to the page, and so not to be claimed again? */
export function isGivenBack(): boolean {
  return isLettingThrough
}

/** Sends a form, with the button that was pressed unless a swap has taken it out meanwhile. */
function submitAgain({ target, submitter }: SubmitEvent): void {
  const form = target as HTMLFormElement
  const isStillThere = submitter && 'form' in submitter && submitter.form === form
  form.requestSubmit(isStillThere ? submitter : null)
}

/** Does once more what the shopper did, whose event was held: the form is submitted, the link or button is clicked. */
function repeat(event: Event): void {
  if (event.type === 'submit') submitAgain(event as SubmitEvent)
  // Not click(): an icon inside a link is SVG, which has none. A key press clicks. A finger's click stays one: it means something else to
  // a menu.
  else event.target?.dispatchEvent(new (event instanceof PointerEvent ? PointerEvent : MouseEvent)('click', event))
}

/**
 * Gives a claimed event back to the page: the link is followed, the form is submitted, the key press clicks.
 * For when the widget that should have handled it cannot be loaded or has failed (decisions: A claimed event that nobody serves goes back to the page).
 *
 * @param event the event whose default was prevented.
 */
export function giveBack(event: Event): void {
  // What was typed or chosen, and what cannot be prevented, happened long ago; a click in its place would do something else. So it would for
  // a key that clicks nothing.
  if (!event.cancelable || ['change', 'input'].includes(event.type)) return
  if (event instanceof KeyboardEvent && !isPress(event)) return
  isLettingThrough = true
  try {
    repeat(event)
  } finally {
    isLettingThrough = false
  }
}

/**
 * Asks the shop for the address of the link that a claimed event was on, while the page goes: the browser would have followed it. Nobody
 * sees the answer (decisions: A tap outlives the page).
 */
export function sendBehind({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (link) fetch(link.href, { keepalive: true }).catch(() => {})
}
