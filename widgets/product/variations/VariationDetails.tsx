import { type ReactNode, useState } from 'react'
import { decodeEntities } from '../../../src/page/htmlText'
import { keyOf, ServerElement, useHost } from '../../../src/react'
import { asText, type VariationData } from './variationData'

/** The places for details that each variation may have, and the variation's key for each (contract 5.5). */
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

/** A variation's text for a place. Of one without a weight, the server's HTML says "N/A"; the bare weight tells. */
function textFor(variation: VariationData, key: string): string {
  return key === 'weight_html' && variation['weight'] === '' ? '' : decodeEntities(asText(variation[key]))
}

/**
 * The original text is kept in `data-o_content`, where other scripts look for it. What they write here themselves when they hear of the
 * variation stays.
 */
function Detail({ place, text, variation }: { place: HTMLElement; text: string; variation: VariationData }): ReactNode {
  const [own] = useState(() => place.dataset['o_content'] ?? place.textContent)
  return <ServerElement of={place} since={variation} textContent={text} data-o_content={own} />
}

/**
 * The SKU, weight and dimensions of a variation on the form's own product; where the variation has none, the product's own stay
 * (contract 5.5).
 */
export function VariationDetails({ variation }: { variation: VariationData }): ReactNode {
  const product = useHost().closest('.product')
  return PLACES.map(([selector, key]) => {
    const text = textFor(variation, key)
    const places = text && product ? [...product.querySelectorAll<HTMLElement>(selector)] : []
    return places.map(
      (place) =>
        place.closest('.product') === product && (
          // New with each variation: of two forms of one product, what was chosen last counts.
          <Detail key={`${keyOf(place)} ${keyOf(variation)}`} place={place} text={text} variation={variation} />
        ),
    )
  })
}
