/** jQuery, if the page has it at this moment; an optimiser may have put something else there until it comes. */
export function jQueryNow<JQuery extends object>(): JQuery | undefined {
  const { jQuery } = window as { jQuery?: JQuery & { fn?: object } }
  return jQuery instanceof Function && jQuery.fn ? jQuery : undefined
}

/**
 * Does something with jQuery as soon as the page has it: now, or when a script has brought it (field notes: Scripts, globals, order). Every
 * script that arrives is a chance; nothing is polled.
 *
 * @param act may return what undoes it.
 * @returns a function that stops waiting, or undoes what was done.
 */
export function whenJQuery<JQuery extends object>(act: (jQuery: JQuery) => (() => void) | undefined): () => void {
  let undo: (() => void) | undefined
  const stopWaiting = () => document.removeEventListener('load', look, true)
  const look = () => {
    const jQuery = jQueryNow<JQuery>()
    if (!jQuery) return
    stopWaiting()
    undo = act(jQuery)
  }
  document.addEventListener('load', look, true)
  look()
  return () => {
    stopWaiting()
    undo?.()
  }
}
