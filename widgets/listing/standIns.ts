// Wraps the browser's layout: keeps the room that a part would take where a box has none.

/** What one box of a row may show and its neighbour not, where, and the class of what stands in for it (contract 3.3). */
const UNEVEN = [
  ['.price-wrapper', '.star-rating', 'js-star-rating'],
  ['.box-text', '.ux-swatches.ux-swatches-in-loop', 'js-ux-swatches'],
] as const

/**
 * Where one box of a row shows stars or swatches and another does not, the other gets an invisible stand-in of the same height, so that
 * what stands below lines up. Those of an earlier run go first.
 */
export function matchStandIns(row: readonly Element[]): void {
  for (const [place, part, standInClass] of UNEVEN) {
    for (const box of row) box.querySelector(`.${standInClass}`)?.remove()
    const model = row.map((box) => box.querySelector(`${place}>${part}`)).find(Boolean)
    if (!model) continue
    const { height } = model.getBoundingClientRect()
    for (const box of row) {
      if (box.querySelector(`${place}>${part}`)) continue
      const standIn = document.createElement('div')
      standIn.className = `${standInClass} ${model.className}`
      standIn.style.cssText = `visibility:hidden;height:${height}px`
      box.querySelector(place)?.prepend(standIn)
    }
  }
}
