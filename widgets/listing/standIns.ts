// Wraps the browser's layout: keeps the space that a part would take in a box that lacks it.
import { sizeOf } from '../../src/page/zoom'

/** Parts that one box of a row may have and another not: where they are, and the class of their stand-in (contract 3.3). */
const UNEVEN = [
  ['.price-wrapper', '.star-rating', 'js-star-rating'],
  ['.box-text', '.ux-swatches.ux-swatches-in-loop', 'js-ux-swatches'],
] as const

/** Removes the stand-ins of an earlier run from a box. */
export function removeStandIns(box: Element): void {
  for (const [, , standInClass] of UNEVEN) box.querySelector(`.${standInClass}`)?.remove()
}

/**
 * Where one box of a row shows stars or swatches and another does not, the other gets an invisible stand-in of the same height, so that
 * what is below lines up. Everything is read before anything is written.
 *
 * @param rows whose boxes have no stand-ins.
 */
export function matchStandIns(rows: readonly (readonly Element[])[]): void {
  const missing = rows.flatMap((row) =>
    UNEVEN.flatMap(([place, part, standInClass]) => {
      const partIn = (box: Element) => box.querySelector(`${place}>${part}`)
      const model = row.map(partIn).find(Boolean)
      if (!model) return []
      const { height } = sizeOf(model)
      const className = `${standInClass} ${model.className}`
      return row.flatMap((box) => (partIn(box) ? [] : { place: box.querySelector(place), className, height }))
    }),
  )
  for (const { place, className, height } of missing) {
    const standIn = document.createElement('div')
    standIn.className = className
    standIn.style.cssText = `visibility:hidden;height:${height}px`
    place?.prepend(standIn)
  }
}
