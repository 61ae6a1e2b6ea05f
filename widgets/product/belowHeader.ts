import { headerHeight } from '../../src/page/scroll'

/** Pixels between the header and what the shopper is led to (behaviour product.reviews.scroll-offset-header-plus-15; contract 7). */
const GAP = 15

/** The room in pixels that a scroll leaves above what it leads to: the header, and a gap. */
export function belowHeader(): number {
  return headerHeight() + GAP
}
