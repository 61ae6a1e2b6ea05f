import type { WidgetDefinition } from '../../src/islands/definition'

/** The cart in words: the smallest example of a component. */
export const summaryWidgets: readonly WidgetDefinition[] = [
  {
    name: 'cart-summary',
    hooks: '[data-island="cart-summary"]',
    wake: 'visible',
    load: () => import('./CartSummary'),
  },
]
