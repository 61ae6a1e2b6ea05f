/** The pixels that a notice takes from the lower edge of the window; none where styles place it elsewhere, or do not show it. */
export function roomBelow(notice: HTMLElement): number | undefined {
  const { position, bottom } = getComputedStyle(notice)
  const room = Number.parseFloat(bottom) + notice.offsetHeight
  const isAtEdge = position === 'fixed' && notice.offsetHeight > 0 && innerHeight - room > Number.parseFloat(bottom)
  return isAtEdge ? room : undefined
}
