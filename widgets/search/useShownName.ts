// Wraps the value of the server's own field: it is what the shopper typed, and is written only where another text is to be shown.
import { usePageEffect } from '../../src/react'

/**
 * While the keys are on a suggestion, the field shows its name; after that, what was typed again. Written only when another text is to be
 * shown, so that nothing that the shopper is typing is ever written over.
 *
 * @param name the suggestion's name; `undefined` where none is selected.
 */
export function useShownName(field: HTMLInputElement | null, typed: string, name: string | undefined): void {
  const shown = name ?? typed
  usePageEffect(() => {
    if (field && field.value !== shown) field.value = shown
    return () => {
      if (field && field.value === shown && shown !== typed) field.value = typed
    }
  }, [field, shown, typed])
}
