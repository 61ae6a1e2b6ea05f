import type { WidgetDefinition } from '../../src/islands/definition'

/** The traffic-source tracker, one island on the page as a whole. The shop prints its global where the feature is on (contract 0.1). */
export const attributionWidgets: readonly WidgetDefinition[] = [
  {
    name: 'attribution',
    hooks: 'body',
    wake: 'idle',
    applies: () => 'wc_order_attribution' in window || !!document.querySelector('[data-island="attribution"]'),
    attach: () => import('./trackVisit'),
  },
]
