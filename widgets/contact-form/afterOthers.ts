// Wraps the browser's order of listeners: the one that is added to the form last is called last.

/**
 * Acts after all listeners on the form have heard of its submit, which is claimed before them: add-ons then fill in fields, or go on to the
 * form's next step and stop the event. For a submit that was kept while the form's code loaded, they have been called already.
 */
export function afterOthers(form: HTMLFormElement, event: Event, act: () => void): void {
  if (event.eventPhase !== event.CAPTURING_PHASE) {
    act()
    return
  }
  form.addEventListener('submit', (heard) => heard === event && act(), { once: true })
}
