import { type ReactNode, useState } from 'react'
import { isShopScriptHere } from '../../../src/bridge/replacedScripts'
import { ServerElement, useHost, useText } from '../../../src/react'
import { productSettings } from '../productSettings'
import { StarPicker } from './StarPicker'
import { useOneRowOfStars } from './useOneRowOfStars'

const STARS = 5

/** Hides a rating select behind the stars of the shop's own script, once they are there. */
function ForeignStars(): ReactNode {
  const select = useHost()
  const { isThere } = useOneRowOfStars()
  return <ServerElement of={select} style={{ display: isThere ? 'none' : undefined }} />
}

/**
 * The rating of a review as stars (behaviours product.rating.*). Where the shop's own script still runs, it draws them; on custom product
 * pages extra rows are removed. Texts that the server configures win over ours; without texts the select stays.
 */
export function ReviewForm(): ReactNode {
  const select = useHost()
  const { stars, ratingRequired } = useText('product')
  const [isTheirs] = useState(() => isShopScriptHere('single-product'))
  if (isTheirs) return select.closest('.custom-product-page') ? <ForeignStars /> : null
  const { productRatingLabels, productRatingRequiredText } = productSettings()
  const names =
    productRatingLabels.length === STARS
      ? productRatingLabels
      : [...Array(STARS).keys()].map((index) => stars.replace('{n}', String(index + 1)))
  return names.every(Boolean) && <StarPicker names={names} missing={productRatingRequiredText || ratingRequired} />
}
