import { canMove } from './morph'

/** An option, a checkbox or a radio; each has only the properties of its own kind. */
type Choice = HTMLOptionElement & HTMLInputElement

/**
 * Did the shopper choose this one instead of the server's default? Where the server names no default, the first option is selected by
 * itself.
 */
const isShoppersChoice = ({ checked, defaultChecked, selected, defaultSelected, index, parentElement }: Choice) =>
  (checked && !defaultChecked) ||
  (selected && !defaultSelected && (index || parentElement?.querySelector('[selected]')))

/**
 * Remembers what a morph of a region would undo: the choice in a select or a group of radios, which a new default of
 * the server would replace, and what a node loses when it moves: the caret, without `moveBefore` also focus and scroll
 * positions. What was typed or ticked needs no help.
 *
 * @returns a function that brings it back.
 */
export function holdShopperState(region: Element): () => void {
  const choices = [...region.querySelectorAll<Choice>('option,input:checked')].filter(isShoppersChoice)
  const scrollers = canMove() ? [] : [...region.querySelectorAll('*')]
  const positions = scrollers.map(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }))
  const focused = document.activeElement as HTMLInputElement | null
  // In number fields and some others, scripts can neither read nor set the caret.
  const { selectionStart = null, selectionEnd = null } = focused ?? {}
  return () => {
    for (const choice of choices) choice[choice.matches('option') ? 'selected' : 'checked'] = true
    for (const [index, element] of scrollers.entries()) Object.assign(element, positions[index])
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true })
    if (selectionStart === null || !focused) return
    // Setting a caret that did not move would break off what an input method is composing (Telex).
    const hasMoved = focused.selectionStart !== selectionStart || focused.selectionEnd !== selectionEnd
    if (hasMoved) focused.setSelectionRange(selectionStart, selectionEnd)
  }
}
