// Wraps the browser's layout: measures the boxes of a row, and gives them heights.
import { sizeOf } from '../../src/page/zoom'
import { matchStandIns, removeStandIns } from './standIns'

/** The parts of a box that are made equally high, and then the part around them, which is measured after those (contract 3.3). */
const PARTS = ['.product-title', '.price-wrapper', '.box-excerpt', '.add-to-cart-button'].map(
  (part) => `.box-text ${part}`,
)
const WHOLE = '.box-text'

/** The boxes of one row of a grid, from left to right. */
export type Row = readonly Element[]

/** How many boxes are in a row: by the grid's classes for the width of the screen, else 3, 3 and 2 (contract 3.3; source section 9). */
export function columnsOf(grid: Element): number {
  if (grid.matches('.row-slider,.row-grid')) return Number.POSITIVE_INFINITY
  const [size, usual] = innerWidth >= 850 ? ['large', 3] : innerWidth >= 550 ? ['medium', 3] : ['small', 2]
  return Number(new RegExp(`${size}-columns-(\\d+)`).exec(grid.className)?.[1] ?? usual)
}

/** The boxes of a row, from its first. */
export function rowFrom(first: Element, columns: number): Row {
  const row: Element[] = []
  for (let box: Element | null = first; box && row.length < columns; box = box.nextElementSibling) row.push(box)
  return row
}

/** The row of a grid in which an element is, by the element that contains the grid's boxes. */
export function rowAround(element: Element, holder: Element, columns: number): Row {
  const boxes = [...holder.children]
  const index = boxes.findIndex((box) => box.contains(element))
  const first = index - (index % columns)
  return boxes.slice(first, first + columns)
}

/** Is a part that an element is in too low for what it holds by now, since something has come into it? */
export function isOverfull(element: Element): boolean {
  return [...PARTS, WHOLE].some((selector) => {
    const part = element.closest(selector)
    return part !== null && part.scrollHeight > part.clientHeight
  })
}

/** Gives parts of the boxes of each row the height of the highest one. Everything is read before anything is written. */
function equalize(rows: readonly Row[], selectors: readonly string[]): void {
  const groups = rows.flatMap((row) =>
    selectors.map((selector) => row.flatMap((box) => [...box.querySelectorAll<HTMLElement>(selector)])),
  )
  const heights = groups.map((group) => Math.max(...group.map((part) => sizeOf(part).height)))
  groups.forEach((group, index) => {
    for (const part of group) part.style.height = `${heights[index]}px`
  })
}

/** Gives boxes their natural heights back. */
export function releaseHeights(boxes: Iterable<Element>): void {
  for (const box of boxes) {
    for (const part of box.querySelectorAll<HTMLElement>([...PARTS, WHOLE].join())) part.style.height = ''
    removeStandIns(box)
  }
}

/**
 * Makes the five parts of the boxes of each row equally high, from their natural heights: with three layouts, however many rows there are.
 */
export function equalizeRows(rows: readonly Row[]): void {
  releaseHeights(rows.flat())
  matchStandIns(rows)
  equalize(rows, PARTS)
  equalize(rows, [WHOLE])
}
