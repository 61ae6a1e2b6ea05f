import type { QuantityLimits } from './quantityLimits'
import type { VariationData } from './variationData'

/** The state of the add button: it can add, it cannot until everything is chosen, or it cannot because the variation cannot be bought. */
export type AddButtonState = 'ready' | 'selection-needed' | 'is-unavailable'

/**
 * What the form says of its add button. It is another object each time, also where it says the same: in between, what other scripts do to
 * the button stays. That of a box to be filled holds it back when it hears of the variation, before the price is drawn.
 */
export interface AddButtonView {
  readonly state: AddButtonState
}

/** The place in a form that shows the chosen variation. */
export const VARIATION_PLACE = '.single_variation'

/** The link in a form that clears the choice. */
export const RESET_LINK = '.reset_variations'

/** What a variation form shows of its choice; `undefined` values are as the server printed them. */
export interface FormView {
  button: AddButtonView | undefined
  /** Is anything chosen, so that it can be cleared? */
  isAnyChosen: boolean | undefined
  /** The message under the form: that no variation matches, or that the request failed. */
  message: 'noMatchingVariation' | 'variationFailed' | undefined
  /** Was the choice just cleared? This is announced to screen readers. */
  isCleared: boolean | undefined
  /** The variation whose details are shown on the product. */
  variation: VariationData | undefined
  /** The limits of the last variation; they hold until the next one. */
  limits: QuantityLimits | undefined
  /** What was drawn of the last variation, and the place for which it was drawn; a plugin may have put another one there since. */
  drawn: { place: HTMLElement; content: readonly Node[] } | undefined
  /** Is the place for the variation open? */
  isOpen: boolean | undefined
  /**
   * The parts with price, quantity and button that were printed hidden. Another list shows them again, if another script has hidden them.
   */
  opened: readonly Element[]
}

/** Changes what the form shows, at once, so that listeners find the page in its new state. */
export type SetView = (change: Partial<FormView>) => void

/** The view before anything is known: everything is as the server printed it. */
export const serverView: FormView = {
  button: undefined,
  isAnyChosen: undefined,
  message: undefined,
  isCleared: undefined,
  variation: undefined,
  limits: undefined,
  drawn: undefined,
  isOpen: undefined,
  opened: [],
}

/** The view after a change; the same object where nothing has changed, so that nothing is rendered again. */
export function changeView(view: FormView, change: Partial<FormView>): FormView {
  const names = Object.keys(change) as (keyof FormView)[]
  return names.every((name) => view[name] === change[name]) ? view : { ...view, ...change }
}
