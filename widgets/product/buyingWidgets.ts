import type { ReflexWidget, WidgetDefinition } from '../../src/islands/definition'
import { isThemeScriptHere } from '../../src/page/themeScript'
import { productSettings } from '../../src/stores/product/productSettings'
import { settings } from '../../src/stores/settings'
import { isBelowMinimum, raiseToMinimum, stepQuantity } from './quantityField'

/** The theme's own script, where it still runs, does all that has to do with quantities. */
const isOurs = () => !isThemeScriptHere()

/** One of the two buttons of a quantity field, wherever on the page: forms, groups, quick view, cart, mini-cart (contract 7). */
function quantityButton(name: string, className: string, direction: 1 | -1): ReflexWidget {
  return {
    name,
    hooks: `[data-island="${name}"],.quantity .${className}`,
    wake: 'interaction',
    claims: isOurs,
    act: (event, host) => stepQuantity(event, host, direction),
  }
}

/** What a shopper buys a product with: quantity, form, sticky bar (contract 1.4, 7). */
export const buyingWidgets: readonly WidgetDefinition[] = [
  quantityButton('quantity-plus', 'plus', 1),
  quantityButton('quantity-minus', 'minus', -1),
  {
    name: 'quantity-typed',
    hooks: '[data-island="quantity"],input.qty',
    wake: 'interaction',
    events: ['change'],
    claims: (_event, host) => isOurs() && isBelowMinimum(host as HTMLInputElement),
    act(event, host) {
      // The rest of the page hears of one change: the one to the minimum.
      event.stopImmediatePropagation()
      raiseToMinimum(host as HTMLInputElement)
    },
  },
  {
    name: 'quantity-at-first',
    hooks: 'input.qty[min]',
    wake: 'idle',
    applies: isOurs,
    attach: async () => ({
      default({ host }) {
        // Not in the rows of a cart, where a change is sent (contract 2).
        if (!host.closest('.product-quantity,.woocommerce-mini-cart-item')) raiseToMinimum(host as HTMLInputElement)
        return undefined
      },
    }),
  },
  {
    name: 'product-form',
    hooks: 'form[data-island="product-form"],form.cart',
    wake: 'idle',
    // A shop that leads to the cart after an add leaves this page anyway: its ordinary submit is the shortest way there.
    applies: () => productSettings().productForms === 'background' && !settings().redirectAfterAdd,
    attach: () => import('./productForm'),
  },
]
