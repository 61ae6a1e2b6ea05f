import { headerHeight } from '../../src/page/scroll'

/** Pixels between the header and the element that is scrolled to (behaviour product.reviews.scroll-offset-header-plus-15; contract 7). */
const GAP = 15

/** The pixels that a scroll leaves free above its target: the header's height and a gap. */
export function belowHeader(): number {
  return headerHeight() + GAP
}
