import type { WidgetDefinition } from '../../src/islands/definition'

/** What newer themes have in the rows of a mini-cart (contract 1.5). */
export const miniCartWidgets: readonly WidgetDefinition[] = [
  {
    name: 'mini-cart-quantity',
    hooks: '.woocommerce-mini-cart-item .qty',
    wake: 'interaction',
    events: ['change'],
    attach: () => import('./miniCartQuantity'),
  },
]
