import type { WidgetDefinition } from '../../src/islands/definition'

/** Widgets that any page may have, whatever it sells. */
export const pageWidgets: readonly WidgetDefinition[] = [
  {
    name: 'off-canvas',
    hooks: '[data-island="off-canvas"],[data-open^="#"]',
    wake: 'interaction',
    // The theme's own script, where it still runs, opens its panels itself.
    claims: (_event, host) => !!host.dataset['open'] && !document.querySelector('script[src*="/flatsome.js"]'),
    attach: () => import('./offCanvas'),
  },
]
