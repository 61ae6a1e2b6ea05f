import type { WidgetDefinition } from '../../src/islands/definition'
import { isRivalHere } from '../../src/page/rivals'
import { isThemeScriptHere } from '../../src/page/themeScript'

/** A field for a password: ours, the design's, the shop's (contract 9.1). */
const PASSWORD =
  'input[data-island="password"],.password-input input[type=password],.woocommerce form .woocommerce-Input[type=password],.woocommerce form span>[type=password]'

/** The account's pages and their forms: passwords that can be read, the hints of fields, the table of orders. */
export const accountWidgets: readonly WidgetDefinition[] = [
  {
    name: 'password',
    hooks: PASSWORD,
    wake: 'visible',
    applies: () => !isRivalHere('woocommerce'),
    attach: () => import('./passwordToggle'),
  },
  {
    name: 'field-hint',
    hooks: '[data-island="field-hint"],.woocommerce-input-wrapper:has(>.description)',
    wake: 'interaction',
    events: ['focusin'],
    claims: () => !isRivalHere('woocommerce'),
    attach: () => import('./fieldHint'),
  },
  {
    name: 'orders-table',
    hooks: 'table:is([data-island="orders-table"],.my_account_orders,.woocommerce-orders-table)',
    wake: 'visible',
    applies: () => !isThemeScriptHere(),
    attach: () => import('./ordersTable'),
  },
]
