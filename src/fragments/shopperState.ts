import { holdFocus } from '../page/focus'
import { canMove } from '../page/moveNode'

/** An option or a field; each has only the properties of its own kind. */
type Choice = HTMLOptionElement & HTMLInputElement

/**
 * Did the shopper choose this one instead of the server's default? Where the server names no default, the first option is selected by
 * itself.
 */
const isShoppersChoice = (choice: Choice) =>
  (choice.checked && !choice.defaultChecked) ||
  (choice.selected &&
    !choice.defaultSelected &&
    (choice.index || choice.closest('select')?.querySelector('[selected]')))

/** Has the shopper chosen this one, ticked it or taken its tick off, or typed into it? */
const isChanged = (field: Choice) =>
  field.matches('option,[type="radio"],[type="checkbox"]')
    ? isShoppersChoice(field) || field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

/** Has the shopper typed or chosen something in a region that the server does not know? */
export function isChangedByShopper(region: Element): boolean {
  // These two have a value of their own where the server names none.
  return [...region.querySelectorAll<Choice>('option,input:not([type="range"],[type="color"]),textarea')].some(
    isChanged,
  )
}

/** Is the shopper using a region: is the focus there, or is something typed or chosen that the server does not know? */
export function isInUse(region: Element): boolean {
  return region.contains(document.activeElement) || isChangedByShopper(region)
}

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
  const positions = scrollers.map((element) => {
    const { scrollTop, scrollLeft } = element
    return [element, { scrollTop, scrollLeft }] as const
  })
  const restoreFocus = holdFocus()
  return () => {
    for (const choice of choices) choice[choice.matches('option') ? 'selected' : 'checked'] = true
    for (const [element, position] of positions) Object.assign(element, position)
    restoreFocus()
  }
}
