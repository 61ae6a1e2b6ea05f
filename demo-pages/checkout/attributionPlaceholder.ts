import { attributionFields, attributionPrefix } from '../../fixtures/shop/checkout/attributionFields'
import type { PageContext } from '../context'
import { type Html, html } from '../html'

/**
 * Where a form wants its attribution inputs (contract 9.3): the shop's custom element, or inputs that the server itself prints, empty.
 *
 * @returns nothing where the shop does not track.
 */
export function attributionPlaceholder({ variants }: Pick<PageContext, 'variants'>): Html | null {
  if (variants.tracking === 'off') return null
  if (variants.inputs === 'element') return html`<wc-order-attribution-inputs></wc-order-attribution-inputs>`
  return html`${Object.keys(attributionFields).map((field) => html`<input type="hidden" name="${attributionPrefix}${field}" value="">`)}`
}
