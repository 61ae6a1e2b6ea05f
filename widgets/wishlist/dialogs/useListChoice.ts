// Wraps the values of the dialog's fields, drawn by the server or by us: what the shopper chose and typed stays in them.
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { ListChoice } from '../lists'
import { useMomentarySign } from '../useMomentarySign'
import type { ChosenList } from './dialogs'

/** Milliseconds for which the name field is marked (behaviour wishlist.dialog.empty-name-flashes-for-1-s). */
const FLASH = 1000

/** The fields of the choice dialog, whoever drew them. What the shopper chose and typed stays in them. */
export interface ChoiceFields {
  lists: RefObject<HTMLSelectElement | null>
  /** The name of a new list. */
  name: RefObject<HTMLInputElement | null>
}

/** A name that was typed is still there the next time: the add may have failed. */
let typedName = ''

/** The name for a new list to begin with; one that has become a list has done its work. */
function nameToOffer(choices: readonly ListChoice[]): string {
  return choices.some(({ title }) => title === typedName.trim()) ? '' : typedName
}

/** The list that is chosen at first: the first that does not hold the product (behaviour wishlist.dialog.lists-the-wishlists). */
function firstChoice(choices: readonly ListChoice[]): string {
  return (choices.find(({ holdsProduct }) => !holdsProduct) ?? choices[0])?.id ?? ''
}

/**
 * What the fields of the choice dialog do: the first list is chosen, the field for a name shows where a new one is, and is marked for a
 * second where it was left empty.
 *
 * @param onChosen hears what the shopper confirmed.
 * @returns whether the field for a name shows and is marked, what to call on a change and on a key, and what confirms.
 */
export function useListChoice(
  { lists, name }: ChoiceFields,
  choices: readonly ListChoice[],
  onChosen: (list: ChosenList) => void,
) {
  const [isNew, setIsNew] = useState(() => !firstChoice(choices))
  const [isMarked, mark] = useMomentarySign(FLASH)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the fields begin with.
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

  const submit = () => {
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
    onNameKey(event: KeyboardEvent | ReactKeyboardEvent) {
      // Enter may end what an input method composes (Telex).
      const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event
      if (event.key !== 'Enter' || isComposing) return
      event.preventDefault()
      submit()
    },
    submit,
  }
}
