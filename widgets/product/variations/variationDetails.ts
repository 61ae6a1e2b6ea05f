import type { VariationData } from '../variationCall'
import { asText, decodeEntities } from './asText'

/** Where a product page shows what each variation has of its own, and which key of the variation says it (contract 5.5). */
const PLACES = [
  ['.product_meta .sku', 'sku'],
  [
    '.product_weight,.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
    'weight_html',
  ],
  [
    '.product_dimensions,.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
    'dimensions_html',
  ],
] as const

/**
 * Shows the SKU, weight and dimensions of a variation on the form's own product, and the product's own where the variation has none.
 * What stood there is kept in `data-o_content`, where other scripts look for it.
 */
export function showDetails(form: HTMLFormElement, variation: VariationData | null): void {
  const product = form.closest('.product')
  for (const [selector, key] of PLACES) {
    const text = decodeEntities(asText(variation?.[key]))
    for (const place of product?.querySelectorAll<HTMLElement>(selector) ?? []) {
      const { dataset } = place
      if (place.closest('.product') !== product) continue
      if (text) dataset['o_content'] ??= place.textContent
      const shown = text || dataset['o_content']
      if (shown !== undefined && place.textContent !== shown) place.textContent = shown
    }
  }
}
