import { miniCart } from '../pages/cart'
import { PLACE, type SwapSide, swaps } from '../sides/swaps'
import { mountMany } from './mountMany'
import { isQuiet } from './quiet'
import { changeEverything, whatIsKept } from './shopperState'

/** Rows of the mini-cart that is swapped. */
const ROWS = 50

function panel(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.panel')
  if (!element) throw new Error('no .panel')
  return element
}

async function reset(): Promise<void> {
  panel().innerHTML = miniCart(ROWS)
  await isQuiet()
}

/** Lets every frame come at once, laid out as it would be, so that only work is timed and no waiting for the screen. */
async function withoutWaiting(work: () => Promise<void> | void): Promise<void> {
  const native = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => {
    queueMicrotask(() => {
      panel().getBoundingClientRect()
      callback(performance.now())
    })
    return 0
  }
  try {
    await work()
  } finally {
    window.requestAnimationFrame = native
  }
}

/** @returns how long one side takes to swap 50 rows for the same with one more in front, layout included, in ms. */
async function timeSwap(side: SwapSide): Promise<number> {
  await reset()
  const html = miniCart(ROWS, 1)
  panel().getBoundingClientRect()
  const start = performance.now()
  await withoutWaiting(() => swaps[side](html))
  panel().getBoundingClientRect()
  return performance.now() - start
}

/** @returns which of the seven kinds of the shopper's state a side keeps in that swap, and which it loses. */
async function keptState(side: SwapSide): Promise<ReturnType<typeof whatIsKept>> {
  await reset()
  const changed = await changeEverything(panel())
  await swaps[side](miniCart(ROWS, 1))
  return whatIsKept(changed, panel())
}

/** @returns how many DOM operations a side performs where the server sends what is there already. */
async function operationsOnSame(side: SwapSide): Promise<number> {
  await reset()
  if (side === 'Idiomorph with keys as ids') await swaps[side](miniCart(ROWS))
  const records: MutationRecord[] = []
  const observer = new MutationObserver((arrived) => records.push(...arrived))
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  await swaps[side](miniCart(ROWS))
  records.push(...observer.takeRecords())
  observer.disconnect()
  return records.length
}

/** Swaps so many times with our script: a row in front comes and goes. */
async function swapMany(count: number): Promise<void> {
  if (!document.querySelector(PLACE)) await reset()
  await withoutWaiting(async () => {
    for (let swap = 0; swap < count; swap++) {
      await swaps.ours(miniCart(ROWS, swap % 2))
      // What the script does about late content has its turn, as it would between two touches.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await isQuiet()
}

const swapBench = { timeSwap, keptState, operationsOnSame, swapMany, mountMany }

/** What the measurements of swaps call from outside. */
export type SwapBench = typeof swapBench

declare global {
  interface Window {
    swapBench: SwapBench
  }
}

window.swapBench = swapBench
