/**
 * Raised before a script copies the page as it stands, in order to show the copy on Back: by Turbo and the older Turbolinks, and by
 * htmx up to version 2.
 */
const BEFORE_COPY = ['turbo:before-cache', 'turbolinks:before-cache', 'htmx:beforeHistorySave']

/**
 * Acts before a script copies the page.
 *
 * @param from the window hears of it after the document.
 * @returns a function that stops listening.
 */
export function onBeforeCopy(act: () => void, from: EventTarget = document): () => void {
  for (const type of BEFORE_COPY) from.addEventListener(type, act)
  return () => {
    for (const type of BEFORE_COPY) from.removeEventListener(type, act)
  }
}
