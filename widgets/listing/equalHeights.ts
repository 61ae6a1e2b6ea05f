import type { Island } from '../../src/islands/island'
import { listen } from '../../src/page/pluginEvents'
import { matchStandIns } from './standIns'

/** The parts of a box that are made equally high, and what holds them, which is measured when they are (contract 3.3). */
const PARTS = ['.product-title', '.price-wrapper', '.box-excerpt', '.add-to-cart-button'].map(
  (part) => `.box-text ${part}`,
)
const WHOLE = '.box-text'
/** Starts each grid of the page anew. One listener for all, so that a grid that leaves the page is not held by it. */
const starts = new Set<() => void>()
listen(
  'flatsome-equalize-box',
  () => {
    for (const start of starts) start()
  },
  document,
)

/** How many boxes stand in a row: by the grid's classes and the screen, else 3, 3 and 2 (contract 3.3; source section 9). */
function columnsOf(grid: Element): number {
  if (grid.matches('.row-slider,.row-grid')) return Number.POSITIVE_INFINITY
  const [size, usual] = innerWidth >= 850 ? ['large', 3] : innerWidth >= 550 ? ['medium', 3] : ['small', 2]
  return Number(new RegExp(`${size}-columns-(\\d+)`).exec(grid.className)?.[1] ?? usual)
}

/**
 * Gives some parts of the boxes of each row the height of the highest: all is read before anything is written.
 *
 * @returns the parts that have a height now.
 */
function equalize(rows: readonly (readonly Element[])[], selectors: readonly string[]): HTMLElement[] {
  const groups = rows.flatMap((row) =>
    selectors.map((selector) => row.flatMap((box) => [...box.querySelectorAll<HTMLElement>(selector)])),
  )
  const heights = groups.map((group) => Math.max(...group.map((part) => part.getBoundingClientRect().height)))
  groups.forEach((group, index) => {
    for (const part of group) part.style.height = `${heights[index]}px`
  })
  return groups.flat()
}

/** The boxes of a row, from its first. */
function rowFrom(first: Element, columns: number): Element[] {
  const row: Element[] = []
  for (let box: Element | null = first; box && row.length < columns; box = box.nextElementSibling) row.push(box)
  return row
}

/**
 * Keeps five parts of the boxes of a grid equally high within each row (behaviours listing.equal-height.*), for the rows that are in
 * view or a screen away from it: two layouts for all that come at once. Starts anew on a resize, when boxes arrive, and when a script
 * asks for it.
 */
export default function attach({ host: grid }: Island): () => void {
  let columns = 1
  let sized: HTMLElement[] = []
  const near = new IntersectionObserver(
    (entries) => {
      const arriving = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      for (const box of arriving) near.unobserve(box)
      const due = arriving.map((box) => rowFrom(box, columns))
      due.forEach(matchStandIns)
      sized.push(...equalize(due, PARTS), ...equalize(due, [WHOLE]))
    },
    { rootMargin: '100% 0px' },
  )
  const begin = () => {
    near.disconnect()
    for (const part of sized) part.style.height = ''
    sized = []
    columns = columnsOf(grid)
    // Only the first box of each row: a grid of 5,000 is not turned into a list of 5,000.
    const { children } = grid
    const count = columns > 1 ? children.length : 0
    for (let first = 0; first < count; first += columns) {
      const box = children.item(first)
      if (box) near.observe(box)
    }
  }
  const schedule = () => requestAnimationFrame(begin)
  const arrivals = new MutationObserver(schedule)
  arrivals.observe(grid, { childList: true })
  addEventListener('resize', schedule)
  starts.add(schedule)
  document.fonts.ready.then(schedule)
  return () => {
    starts.delete(schedule)
    near.disconnect()
    arrivals.disconnect()
    removeEventListener('resize', schedule)
  }
}
