// Wraps the browser's layout: which boxes are measured depends on what is in view, resized and inserted.
import { onPluginEvent } from '../../src/bridge/pluginEvents'
import { columnsOf, equalizeRows, isOverfull, releaseHeights, rowAround, rowFrom } from './rows'

/** Grids whose boxes are made equally high (contract 3.3). */
export const GRIDS = '[data-island="equal-heights"],.equalize-box'

/** The element into which a slider, the theme's or ours, has moved its cells (contract 11.6). */
const SLIDER_STRIP = '.flickity-slider'

/** The element that contains the boxes of a grid: the strip of a slider that is awake, else the grid itself (contract 3.3). */
function holderOf(grid: Element): Element {
  return grid.querySelector(`:scope>*>${SLIDER_STRIP}`) ?? grid
}

/** The element that would be the grid if this contains its boxes: the element itself, or the slider around the strip. */
function gridAround(holder: Node): Node {
  const isStrip = holder instanceof Element && holder.matches(SLIDER_STRIP)
  return (isStrip && holder.parentElement?.parentElement) || holder
}

/** What comes into a box, or leaves it, after an add: the link to the cart, ours or the old script's, and our notices. */
const ADDITIONS = '.added_to_cart,[data-island-outlet]'
const isAddition = (node: Node) => node instanceof Element && node.matches(ADDITIONS)
const hasAddition = (nodes: NodeList) => Array.prototype.some.call(nodes, isAddition)

/** One grid while it is on the page. */
interface Grid {
  /** Calculates its heights again in the next frame. */
  restart(): void
  /**
   * Calculates the row of a box again before the next frame is drawn, if something that has come into it does not find room: the frame is
   * as it stays then. Looking is free, because the browser lays the page out for that frame anyway.
   *
   * @param place the element of the box into which it has come.
   */
  makeRoom(place: Element): void
  stop(): void
}

/** The room that the page has beside a scroll bar: the width of the rows follows it. */
const roomOfPage = () => document.documentElement.clientWidth

/**
 * Keeps the boxes of one grid equally high, for the rows that are in view or a screen away from it.
 *
 * @param onLaidOut the page is laid out: its measures cost nothing now.
 */
function keepGrid(grid: Element, onLaidOut: () => void): Grid {
  let frame = 0
  let columns = columnsOf(grid)
  const crowded = new Set<Element>()
  const near = new IntersectionObserver(
    (entries) => {
      onLaidOut()
      const arriving = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      for (const box of arriving) near.unobserve(box)
      equalizeRows(
        arriving.map((target) => (target === grid ? [...holderOf(grid).children] : rowFrom(target, columns))),
      )
    },
    { rootMargin: '100% 0px' },
  )
  const begin = () => {
    near.disconnect()
    const before = columns
    columns = columnsOf(grid)
    // If the number of columns is the same, rows keep their heights until they are near again, so that rows above do not move what the
    // shopper is reading.
    if (columns !== before) releaseHeights(holderOf(grid).children)
    // A slider is one row and is observed as a whole, because its first box may have been moved out of view.
    if (!Number.isFinite(columns)) return near.observe(grid)
    // By index, and only the first box of each row: a grid of 5,000 boxes is not turned into an array.
    const { children } = holderOf(grid)
    const count = columns > 1 ? children.length : 0
    for (let first = 0; first < count; first += columns) {
      const box = children.item(first)
      if (box) near.observe(box)
    }
  }
  return {
    restart() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(begin)
    },
    makeRoom(place) {
      // One column has no heights of ours.
      if (columns === 1) return
      if (crowded.size === 0) {
        requestAnimationFrame(() => {
          equalizeRows([...crowded].filter(isOverfull).map((element) => rowAround(element, holderOf(grid), columns)))
          crowded.clear()
        })
      }
      crowded.add(place)
    },
    stop() {
      cancelAnimationFrame(frame)
      near.disconnect()
    },
  }
}

/**
 * Keeps five parts of the boxes of every grid equally high within each row (behaviours listing.equal-height.*). Starts a grid again when a
 * resize changes the page's width, when boxes arrive, and when a script asks for it.
 *
 * A service, and in the core: a listing must look right before any touch, so it can wait neither for React nor for a file. It draws nothing
 * and reacts to nothing that a shopper does.
 *
 * @returns a function that ends it.
 */
export function keepHeightsEqual(): () => void {
  const grids = new Map<Node, Grid>()
  /** The room for which the rows were first measured, or that the last resize left; 0 before. */
  let room = 0
  const noteRoom = () => {
    room ||= roomOfPage()
  }
  const add = (element: Element) => {
    if (!grids.has(element)) grids.set(element, keepGrid(element, noteRoom))
    grids.get(element)?.restart()
  }
  const gridWith = (node: Node) => grids.get((node as Element).closest?.(GRIDS) ?? node)
  const restartAll = () => {
    for (const grid of grids.values()) grid.restart()
  }
  const onResize = ({ isTrusted }: Event) => {
    const before = room
    room = roomOfPage()
    // A phone's address bar comes and goes while the page is scrolled, which changes no row; a scroll bar does. A script's resize says that
    // something has changed.
    if (!isTrusted || room !== before) restartAll()
  }
  // The service runs once per page, so it must notice inserted and removed grids itself.
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      grids.get(gridAround(target))?.restart()
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(GRIDS)) add(node)
        node.querySelectorAll(GRIDS).forEach(add)
      }
      if (hasAddition(removedNodes)) gridWith(target)?.restart()
      else if (hasAddition(addedNodes)) gridWith(target)?.makeRoom(target as Element)
    }
    for (const [element, grid] of grids) {
      if (element.isConnected) continue
      grid.stop()
      grids.delete(element)
    }
  })
  document.querySelectorAll(GRIDS).forEach(add)
  changes.observe(document, { childList: true, subtree: true })
  addEventListener('resize', onResize)
  const stopListening = onPluginEvent('flatsome-equalize-box', restartAll, document)
  // Where a font was there before, it is measured with.
  document.fonts.addEventListener('loadingdone', restartAll)
  return () => {
    changes.disconnect()
    removeEventListener('resize', onResize)
    document.fonts.removeEventListener('loadingdone', restartAll)
    stopListening()
    for (const grid of grids.values()) grid.stop()
    grids.clear()
  }
}
