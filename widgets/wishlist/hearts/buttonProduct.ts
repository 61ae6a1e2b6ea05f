import { drawnAmong } from '../../../src/page/elements'
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
   * and all its variations. In a list of products all its variations count, also beside a chosen one.
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

/**
 * The form in which the options of a button's product are chosen, where the page has one; of two the one that is displayed.
 *
 * @param selector for forms of that product alone, where there may be others around the button.
 */
export function variationFormOf(button: HTMLElement, selector = '.variations_form'): Element | undefined {
  return drawnAmong([...(button.closest(PRODUCT)?.querySelectorAll(selector) ?? [])])
}

/** The variation that is chosen in the form beside a button; `0` where none is, or there is no form. */
function chosenBeside(button: HTMLElement, id: string): string {
  const form = variationFormOf(button, `.variations_form[data-product_id="${CSS.escape(id)}"]`)
  return form?.querySelector<HTMLInputElement>('[name="variation_id"]')?.value || '0'
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
