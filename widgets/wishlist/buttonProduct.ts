import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { productIdOf } from './buttonSelectors'

/** Around a product and its form: on its page, in a card, in the quick view. */
export const PRODUCT = '.product,.product-small,.product-quick-view-container'

/** What a wishlist button says about its product. */
export interface ButtonProduct {
  id: string
  /** The chosen variation, or `0`. */
  variation: string
  /** Ids under which a list may hold it: of the chosen variation; or, without a choice, of the product itself and all its variations. */
  ids: readonly string[]
  type: string
  /** Does the button stand in a list of products, where nothing can be chosen? */
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

/** Reads a button: the plugin's attributes, or our own. The product's id is empty where the button names none. */
export function readProduct(button: HTMLElement): ButtonProduct {
  const { dataset, classList } = button
  const id = productIdOf(button)
  const variation = dataset['tinvWlProductvariation'] || dataset['variation_id'] || '0'
  return {
    id,
    variation,
    ids: variation === '0' ? ['0', id, ...parseIds(dataset['tinvWlProductvariations'])] : [variation],
    type: dataset['tinvWlProducttype'] || dataset['product_type'] || '',
    isInLoop: classList.contains('tinvwl-loop'),
  }
}

/** Tells a product, or one of its variations, from all others. */
export const productKey = ({ id, variation }: Pick<ButtonProduct, 'id' | 'variation'>) => `${id}:${variation}`

/** On what a button waits until the options are chosen. */
export const WAITING = 'disabled-add-wishlist'

/** The form in which the options of a button's product are chosen, where the page has one. */
const variationFormOf = (button: HTMLElement) => button.closest(PRODUCT)?.querySelector('.variations_form')

/**
 * Has the shopper to choose the product's options first (behaviours wishlist.button.disabled-until-options-chosen,
 * …parent-may-be-allowed)? Also known before the button shows it.
 */
export function isWaitingForOptions(button: HTMLElement): boolean {
  const { type, variation, isInLoop } = readProduct(button)
  if (isInLoop || variation !== '0' || wishlistSettings().wishlistAllowParent) return false
  return button.classList.contains(WAITING) || (/^variable/.test(type) && !!variationFormOf(button))
}

/**
 * Has the shopper chosen everything, and only the form does not yet know which variation that is? So it is while the product's file or the
 * server's answer is on its way.
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

/** What the shopper sees of a wishlist button: the theme's heart, or the button itself. */
export function shownFor(button: HTMLElement): HTMLElement {
  return themeHeartOf(button) ?? button
}
