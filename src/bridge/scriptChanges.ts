import { listenToScripts } from './scriptEvents'

/**
 * Listens for the changes that scripts announce through jQuery, as another plugin's plus and minus do: `.val(3).trigger('change')`. jQuery
 * makes no native event of them (contract 0.2).
 *
 * @param target the element that contains the fields.
 * @param listener gets the field that has another value now.
 * @returns a function that stops listening.
 */
export function listenToScriptChanges(target: EventTarget, listener: (field: HTMLInputElement) => unknown): () => void {
  return listenToScripts(target, 'change', (change) => {
    if (change.target instanceof HTMLInputElement) listener(change.target)
  })
}
