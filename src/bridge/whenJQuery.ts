/** What every jQuery has: the plugins, by name. */
interface WithPlugins {
  fn: Record<string, unknown>
}

/**
 * jQuery, if the page has it at this moment; an optimiser may have put something else there until it comes. The caller says which part of
 * it is used.
 */
export function jQueryNow<JQuery extends object>(): (JQuery & WithPlugins) | undefined {
  const { jQuery } = window
  return jQuery instanceof Function && jQuery.fn ? (jQuery as object as JQuery & WithPlugins) : undefined
}

/**
 * Does something with jQuery as soon as the page has it: now, or when a script has brought it (field notes: Scripts, globals, order). Each
 * script that loads may have brought it; nothing is polled.
 *
 * @param act may return what undoes it.
 * @param plugin the name under `jQuery.fn` of a library that has to be there, too; it may come long after jQuery.
 * @returns a function that stops waiting, or undoes what was done.
 */
export function whenJQuery<JQuery extends object>(
  act: (jQuery: JQuery & WithPlugins) => (() => void) | undefined,
  plugin?: string,
): () => void {
  let undo: (() => void) | undefined
  const stopWaiting = () => document.removeEventListener('load', look, true)
  const look = () => {
    const jQuery = jQueryNow<JQuery>()
    if (!jQuery || (plugin && !(plugin in jQuery.fn))) return
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

/**
 * Does something with the page's jQuery, now or when a script has brought it, and with each that takes its place later: each script uses
 * the one that it found (field notes: Scripts, globals, order). One that another has replaced before ours runs cannot be found. For what
 * must be done once, there is `whenJQuery`.
 *
 * @param act may return what undoes it.
 * @returns a function that stops waiting, and undoes what was done.
 */
export function forEachJQuery<JQuery extends object>(
  act: (jQuery: JQuery & WithPlugins) => (() => void) | undefined,
): () => void {
  const undos = new Map<object, (() => void) | undefined>()
  const look = () => {
    const jQuery = jQueryNow<JQuery>()
    if (!jQuery || undos.has(jQuery)) return
    // First of all: what throws is not tried again at each load.
    undos.set(jQuery, undefined)
    undos.set(jQuery, act(jQuery))
  }
  document.addEventListener('load', look, true)
  look()
  return () => {
    document.removeEventListener('load', look, true)
    for (const undo of undos.values()) undo?.()
  }
}
