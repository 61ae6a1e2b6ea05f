import { stepAt } from './quantityFields'

/** Presses on the buttons of a field that are not answered yet. */
interface Presses {
  /** The quantity that the first of them saw, or our last answer. */
  value: string
  count: number
}

const unanswered = new WeakMap<HTMLInputElement, Presses>()

/**
 * Notes a click on a plus or minus button before any other script hears of it. The shop prints no such buttons: a theme that does may have
 * a script for them, and we can only tell once it has changed the quantity.
 *
 * @returns whether the element is in such a button.
 */
export function notePress(target: Element): boolean {
  const { field } = stepAt(target) ?? {}
  if (!field) return false
  const known = unanswered.get(field)
  if (known?.value === field.value) known.count += 1
  else unanswered.set(field, { value: field.value, count: 1 })
  return true
}

/** Answers a press once all scripts have heard of it. Where another one has changed the quantity meanwhile, nothing is done. */
export function answerPress(field: HTMLInputElement, step: () => void): void {
  const presses = unanswered.get(field)
  if (presses?.value !== field.value) return
  step()
  presses.value = field.value
  presses.count -= 1
  if (presses.count === 0) unanswered.delete(field)
}
