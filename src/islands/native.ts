let isLettingThrough = false

/** Is the event now on its way one that was given back to the page, and so not to be claimed again? */
export function isGivenBack(): boolean {
  return isLettingThrough
}

/**
 * Gives a claimed event back to the page: the link is followed, the form is submitted, the key press clicks.
 * For when the widget that should have handled it cannot be loaded or has failed (design: Claimed events).
 *
 * @param event the event whose default was prevented.
 * @param host where to click if the event's own target cannot be clicked.
 */
export function giveBack(event: Event, host: HTMLElement): void {
  // What cannot be prevented (a change, an event of our own) happened long ago; a click in its place would do something else.
  if (!event.cancelable) return
  isLettingThrough = true
  try {
    if (event.type === 'submit') (event.target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
    else ((event.target as Element).closest<HTMLElement>('a,button,input,label,summary') ?? host).click()
  } finally {
    isLettingThrough = false
  }
}
