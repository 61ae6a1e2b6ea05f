import type { VariationData } from '../variationCall'
import type { QuantityLimits } from './quantityLimits'

/** What the add button can do: add, nothing until everything is chosen, or nothing because the variation cannot be bought. */
export type AddButtonState = 'ready' | 'selection-needed' | 'is-unavailable'

/** What a variation form shows of its choice; what is `undefined` is as the server has it. */
export interface FormView {
  button: AddButtonState | undefined
  /** Is anything chosen that could be taken back? */
  isAnyChosen: boolean | undefined
  /** Said under the form: that a choice leads nowhere, or that the shop could not be asked. */
  message: 'noMatchingVariation' | 'variationFailed' | undefined
  /** Was the whole choice just taken back? Screen readers hear of it. */
  isCleared: boolean | undefined
  /** The variation whose details stand on the product. */
  variation: VariationData | undefined
  /** What the last variation said of the quantity: it holds until the next says something else. */
  limits: QuantityLimits | undefined
}

/** Changes what the form shows, at once: who hears of a choice finds the page as it should be. */
export type ShowView = (change: Partial<FormView>) => void

/** A form of which nothing is known yet. */
export const serverView: FormView = {
  button: undefined,
  isAnyChosen: undefined,
  message: undefined,
  isCleared: undefined,
  variation: undefined,
  limits: undefined,
}

/** What a form shows after a change: the same view where nothing of it is new, so that nothing is drawn again. */
export function changeView(view: FormView, change: Partial<FormView>): FormView {
  const names = Object.keys(change) as (keyof FormView)[]
  return names.every((name) => view[name] === change[name]) ? view : { ...view, ...change }
}
