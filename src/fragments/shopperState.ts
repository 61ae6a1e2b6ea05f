import { canMove } from './morph'

/** An option, a box or a radio; each has the properties of its own kind only. */
type Choice = HTMLOptionElement & HTMLInputElement

/**
 * Whether the shopper chose this one against the server's default. Where the server names no default, the first option
 * is chosen by itself.
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
  // Number fields and the like have no caret that a script could read or set.
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
