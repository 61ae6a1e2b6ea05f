import { shopScript, themeShopScript } from '../../src/bridge/replacedScripts'
import { defineArea } from '../../src/islands/area'

/** A field for a password: ours, the source's, the shop's (contract 9.1). */
const PASSWORD =
  'input[data-island="password"],.password-input input[type=password],.woocommerce form input.woocommerce-Input[type=password],.woocommerce form span>input[type=password]'

/** The account's pages and their forms: passwords that can be read, the hints of fields, the table of orders. */
export const account = defineArea('account', () => import('./index'), [
  {
    name: 'password',
    selectors: PASSWORD,
    wake: 'visible',
    replaces: shopScript('woocommerce', 'stands back'),
    component: 'PasswordField',
  },
  {
    name: 'field-hint',
    selectors: '[data-island="field-hint"],.woocommerce-input-wrapper:has(>.description)',
    wake: 'touch',
    touches: { focusin: true },
    replaces: shopScript('woocommerce', 'stands back'),
    component: 'FieldHint',
  },
  {
    name: 'orders-table',
    selectors: 'table:is([data-island="orders-table"],.my_account_orders,.woocommerce-orders-table)',
    wake: 'visible',
    replaces: themeShopScript,
    component: 'OrdersTable',
  },
])
