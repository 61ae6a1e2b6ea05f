/** Pixels by which the page is scrolled further than the header is high until the header sticks (contract 11.1). */
const STICKS_AFTER = 100

/** The header's heights in pixels. */
export interface Heights {
  /** In its place. */
  rest: number
  /** Of the bars that are left out while it is stuck. */
  leftOut: number
  /** Of the top bar, where it is one of them. */
  topBar: number
  /** While it is stuck. */
  stuck: number
}

/** What a sticky header does at the moment. */
export interface Stickiness {
  isStuck: boolean
  /** It has gone, because the shopper scrolls down. */
  isAway: boolean
}

/** How a header sticks. */
export interface StickyStyle {
  /** It is smaller while it is stuck, so it sticks as soon as what is left out is past. */
  shrinks: boolean
  /** It goes while the shopper scrolls down, and comes when they scroll up. */
  hides: boolean
}

/**
 * What a header does once the page has been scrolled (contract 11.1).
 *
 * @param top pixels that the page is scrolled.
 * @param lastTop the same before this scroll.
 * @param isStuck what it did until now: between sticking and letting go there is room in which nothing changes.
 */
export function stickAt(
  top: number,
  lastTop: number,
  isStuck: boolean,
  { leftOut, rest, topBar }: Heights,
  { shrinks, hides }: StickyStyle,
): Stickiness {
  const isPast = top > (shrinks ? leftOut : rest + STICKS_AFTER)
  const isBack = top < 1 + topBar
  const isAway = hides && isPast && top >= lastTop
  if (isAway) return { isStuck: false, isAway }
  if (isPast) return { isStuck: !(hides && isBack), isAway }
  return { isStuck: isStuck && !isBack, isAway }
}
