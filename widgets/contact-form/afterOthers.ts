// Wraps how the browser tells of an event: who listens last on the form hears of it last.

/**
 * Acts when everybody who listens on the form has heard of its submit, which is claimed before them: add-ons fill fields in then, or go on to
 * the form's next step and keep everybody else from sending it. A submit that was kept while the form's code loaded has been heard.
 */
export function afterOthers(form: HTMLFormElement, event: Event, act: () => void): void {
  if (event.eventPhase !== Event.CAPTURING_PHASE) {
    act()
    return
  }
  form.addEventListener('submit', (heard) => heard === event && act(), { once: true })
}
