/** Pixels by which the page must be scrolled further than the header is high before the header sticks (contract 11.1). */
const STICKS_AFTER = 100

/** The header's heights in pixels. */
export interface Heights {
  /** The height in its place. */
  rest: number
  /** The height of the bars that are left out while it is stuck. */
  leftOut: number
  /** The height of the top bar, if that is one of them. */
  topBar: number
  /** The height while it is stuck. */
  stuck: number
}

/** The present state of a sticky header. */
interface Stickiness {
  isStuck: boolean
  /** Is it hidden, because the shopper scrolls down? */
  isAway: boolean
}

/** How a header sticks. */
interface StickyStyle {
  /** Is it smaller while it is stuck? Then it sticks as soon as the left-out bars are scrolled past. */
  shrinks: boolean
  /** Is it hidden while the shopper scrolls down, and shown when they scroll up? */
  hides: boolean
}

/**
 * The state of a header after a scroll (contract 11.1).
 *
 * @param top pixels that the page is scrolled.
 * @param lastTop the same before this scroll.
 * @param isStuck was it stuck until now? The positions at which it sticks and is released differ, and in between nothing changes.
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
