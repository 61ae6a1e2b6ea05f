// Wraps the value of the server's own field, which is what the shopper typed, and is changed only to show another text.
import { usePageEffect } from '../../src/react'

/**
 * Shows the name of the suggestion that is selected by keyboard in the field, and after that again what was typed. Writes only when another
 * text must be shown, so that it never overwrites what the shopper is typing.
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
