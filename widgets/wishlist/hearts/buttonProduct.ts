import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { productIdOf } from './buttonSelectors'

/** The element around a product and its form: on its page, in a card, in the quick view. */
export const PRODUCT = '.product,.product-small,.product-quick-view-container'

/** The product of a wishlist button. */
export interface ButtonProduct {
  id: string
  /** The chosen variation, or `0`. */
  variation: string
  /**
   * The ids under which a list may contain it, without repetitions: of the chosen variation; or, without a choice, of the product itself
   * and all its variations. In a list of products these count whatever is chosen.
   */
  ids: readonly string[]
  type: string
  /** Is the button in a list of products, where nothing can be chosen? */
  isInLoop: boolean
}

function parseIds(json: string | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(json ?? '')
    return Array.isArray(ids) ? ids.map(String) : []
  } catch {
    return []
  }
}

/** The variation that is chosen in the form beside a button; `0` where none is, or there is no form. */
function chosenBeside(button: HTMLElement, id: string): string {
  const field = `.variations_form[data-product_id="${CSS.escape(id)}"] [name="variation_id"]`
  return button.closest(PRODUCT)?.querySelector<HTMLInputElement>(field)?.value || '0'
}

/** Reads a button: the plugin's attributes, or our own. The product's id is empty where the button names none. */
export function readProduct(button: HTMLElement): ButtonProduct {
  const { dataset, classList } = button
  const id = productIdOf(button)
  const isInLoop = classList.contains('tinvwl-loop')
  const printed = dataset['tinvWlProductvariation'] || dataset['variation_id'] || '0'
  // The heart at a product's photo is printed like one of a listing, and is not told the choice.
  const variation = isInLoop && printed === '0' ? chosenBeside(button, id) : printed
  const all = parseIds(dataset['tinvWlProductvariations'])
  const ids = variation === '0' ? ['0', id, ...all] : [variation, ...(isInLoop ? all : [])]
  return {
    id,
    variation,
    ids: [...new Set(ids)],
    type: dataset['tinvWlProducttype'] || dataset['product_type'] || '',
    isInLoop,
  }
}

/** A key for a product and its variation. */
export const productKey = ({ id, variation }: Pick<ButtonProduct, 'id' | 'variation'>) => `${id}:${variation}`

/** The class of a button that waits until the options are chosen. */
export const WAITING = 'disabled-add-wishlist'

/** The form in which the options of a button's product are chosen, where the page has one. */
const variationFormOf = (button: HTMLElement) => button.closest(PRODUCT)?.querySelector('.variations_form')

/**
 * Must the shopper choose the product's options first (behaviours wishlist.button.disabled-until-options-chosen, …parent-may-be-allowed)?
 * Correct even before the button shows it.
 */
export function isWaitingForOptions(button: HTMLElement): boolean {
  const { type, variation, isInLoop } = readProduct(button)
  if (isInLoop || variation !== '0' || wishlistSettings().wishlistAllowParent) return false
  return button.classList.contains(WAITING) || (/^variable/.test(type) && !!variationFormOf(button))
}

/**
 * Has the shopper chosen everything, but the form does not know the variation yet? That is so while the product's file or the server's
 * answer is loading.
 */
export function isChoiceUnderWay(button: HTMLElement): boolean {
  const form = variationFormOf(button)
  if (!form || !isWaitingForOptions(button) || form.querySelector('.wc-variation-is-unavailable')) return false
  const selects = [...form.querySelectorAll<HTMLSelectElement>('.variations select')]
  return selects.length > 0 && selects.every(({ value }) => value)
}

/** The theme's heart that stands for a button, where there is one. */
export function themeHeartOf(button: HTMLElement): HTMLElement | null | undefined {
  return button.closest('.wishlist-icon')?.querySelector<HTMLElement>('.wishlist-button')
}

/** The element that the shopper sees for a wishlist button: the theme's heart, or the button itself. */
export function shownFor(button: HTMLElement): HTMLElement {
  return themeHeartOf(button) ?? button
}
