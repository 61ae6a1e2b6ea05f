// Wraps the values of the dialog's fields, whether the server or we drew them: what the shopper chose and typed stays in them.

import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { isComposing } from '../../../src/page/keys'
import type { ListChoice } from '../lists'
import { useMomentarySign } from '../useMomentarySign'
import type { ChosenList } from './dialogs'

/** Milliseconds for which the name field is marked (behaviour wishlist.dialog.empty-name-flashes-for-1-s). */
const FLASH = 1000

/** The fields of the choice dialog, whether the server or we drew them. */
interface ChoiceFields {
  lists: RefObject<HTMLSelectElement | null>
  /** The name of a new list. */
  name: RefObject<HTMLInputElement | null>
}

/** A name that was typed is kept for the next time, because the add may have failed. */
let typedName = ''

/** The initial name for a new list: the one that was typed, unless there is a list with that name by now. */
function nameToOffer(choices: readonly ListChoice[]): string {
  return choices.some(({ title }) => title === typedName.trim()) ? '' : typedName
}

/** The list that is selected at first: the first one that does not contain the product (behaviour wishlist.dialog.lists-the-wishlists). */
function firstChoice(choices: readonly ListChoice[]): string {
  return (choices.find(({ holdsProduct }) => !holdsProduct) ?? choices[0])?.id ?? ''
}

/**
 * Handles the fields of the choice dialog: selects the first list, shows the field for a name when a new list is selected, and marks it for
 * a second if it was left empty.
 *
 * @returns whether the field for a name is shown and marked, the handlers for a change and for a key, and the function that confirms; it
 *   calls back with the list, where one is chosen.
 */
export function useListChoice({ lists, name }: ChoiceFields, choices: readonly ListChoice[]) {
  const [isNew, setIsNew] = useState(() => !firstChoice(choices))
  const [isMarked, mark] = useMomentarySign(FLASH)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the initial values of the fields.
  useLayoutEffect(() => {
    const [listsField, nameField] = [lists.current, name.current]
    if (listsField) listsField.value = firstChoice(choices)
    if (nameField) nameField.value = nameToOffer(choices)
    return () => {
      typedName = nameField?.value ?? ''
    }
  }, [])
  useLayoutEffect(() => {
    if (isNew) name.current?.focus()
  }, [isNew, name])

  const submit = (onChosen: (list: ChosenList) => void) => {
    const id = lists.current?.value ?? ''
    const newName = id ? '' : (name.current?.value.trim() ?? '')
    if (id || newName) {
      onChosen({ id, name: newName })
      return
    }
    mark()
    name.current?.focus()
  }
  return {
    isNew,
    isMarked,
    onListChange: () => setIsNew(!lists.current?.value),
    onNameKey(event: KeyboardEvent | ReactKeyboardEvent, onChosen: (list: ChosenList) => void) {
      // Not an Enter that ends an input method's composition (Telex).
      if (event.key !== 'Enter' || isComposing('nativeEvent' in event ? event.nativeEvent : event)) return
      event.preventDefault()
      submit(onChosen)
    },
    submit,
  }
}
