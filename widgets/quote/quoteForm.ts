import { drawnAmong } from '../../src/page/elements'
import { productOfForm } from '../../src/page/productOfForm'
import { BUTTON } from './quoteSelectors'

/** A product's card in a listing, or all of its page. */
const PRODUCT = '.product'

/**
 * The product form that belongs to a quote button: the one around it, or else the one for its product, in the same card or page; for a
 * button that a page builder or a template has put beside the product, anywhere on the page. Of two it is the one that is displayed. The
 * plugin itself would send all forms of the page (plugins contract 3.3).
 */
export function formOf(button: HTMLElement): HTMLFormElement | undefined {
  const around = button.closest<HTMLFormElement>('form.cart')
  if (around) return around
  const forms = [...(button.closest(PRODUCT) ?? document).querySelectorAll<HTMLFormElement>('form.cart')]
  return drawnAmong(forms.filter((form) => productOfForm(form) === button.dataset['product_id']))
}

/** The field with the chosen variation's id. The plugin knows it also by a name with something behind it (plugins contract 3.1). */
export const VARIATION = '[name|="variation_id"]'

/** The quote buttons that belong to a product form. */
export function buttonsOf(form: HTMLElement): HTMLElement[] {
  const product = form.closest(PRODUCT)
  /** Cheap to tell: a listing may have hundreds of other products' buttons. */
  const mayBelong = (button: HTMLElement) => {
    const own = button.closest(PRODUCT)
    return !own || own === product || form.contains(button)
  }
  const buttons = [...document.querySelectorAll<HTMLElement>(BUTTON)]
  return buttons.filter((button) => mayBelong(button) && formOf(button) === form)
}

/**
 * The fields of an add for the quote list's server: the present ones of the product's form, if it has one, and the button's product.
 * `add-to-cart` is renamed, because the shop would otherwise add the product to the cart, too (behaviour
 * quote.add.renames-add-to-cart-field). Files are not sent.
 */
export function readQuoteFields(button: HTMLElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(formOf(button))) {
    if (typeof value === 'string') fields.append(name === 'add-to-cart' ? 'yith-add-to-cart' : name, value)
  }
  fields.set('product_id', button.dataset['product_id'] ?? '')
  return fields
}
