import { nextFrame, produced } from './frames'

/** How a touch went, in ms since the browser got it. */
export interface TouchTimes {
  /** The button shows that it was heard, painted. */
  reaction: number
  /** In which frame after the click it began to show that. */
  reactionFrame: number
  /** The new fragments stand, painted. */
  finished: number
}

/** How a change of the state went that many places show, in ms since the click. */
export interface ChangeTimes {
  /** The places in view show it, painted. */
  inView: number
  /** All places show it. */
  everywhere: number
  /** From the touch to the next paint, as the browser's Event Timing says; 0 where it was too short to be reported (under 16 ms). */
  interaction: number
}

const PLACES = '[data-island="cart-count"]'
/** Milliseconds until an event-timing entry has certainly come. */
const ENTRY_DELAY = 200
const interactions: number[] = []
let running: Promise<TouchTimes | ChangeTimes>

const timings: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as PerformanceEventTiming[]) {
    if (entry.interactionId) interactions.push(entry.duration)
  }
}).observe(timings)

/** @returns resolves with the time at which what the page shows now has been painted. */
async function painted(): Promise<number> {
  await nextFrame()
  return produced()
}

/** @returns resolves as soon as the page has become as `isSo` says. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isSo()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  })
}

function nextClick(): Promise<MouseEvent> {
  return new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
}

async function reactionTo(click: MouseEvent): Promise<Pick<TouchTimes, 'reaction' | 'reactionFrame'>> {
  const button = (click.target as Element).closest('.add_to_cart_button')
  let reactionFrame = 0
  do {
    await nextFrame()
    reactionFrame++
  } while (!button?.matches('.loading,.added'))
  return { reaction: (await produced()) - click.timeStamp, reactionFrame }
}

async function watchTouch(): Promise<TouchTimes> {
  const rows = document.querySelectorAll('.mini_cart_item').length
  const click = await nextClick()
  const standing = until(() => document.querySelectorAll('.mini_cart_item').length > rows).then(painted)
  const [reaction, finished] = await Promise.all([reactionTo(click), standing])
  return { ...reaction, finished: finished - click.timeStamp }
}

/** Gets ready for a click on a button that adds; `outcome` tells how it went. */
export function armTouch(): void {
  running = watchTouch()
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** A change of the cart as a swap would announce it, with another number of pieces each time. */
function announceChange(pieces: number): void {
  const row = `<li class="mini_cart_item"><a data-product_id="1"></a><span class="quantity">${pieces} × 1 ₫</span></li>`
  const fragments = { 'div.widget_shopping_cart_content': row }
  document.dispatchEvent(
    new CustomEvent('shop-islands:cart-changed', { bubbles: true, detail: { fragments, cartHash: String(pieces) } }),
  )
}

async function watchChange(isByHand: boolean, pieces: number): Promise<ChangeTimes> {
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)]
  const visible = places.filter(isInView)
  const shown = String(pieces)
  const click = await nextClick()
  interactions.length = 0
  const show = (of: readonly HTMLElement[]) => until(() => of.every(({ textContent }) => textContent === shown))
  const inView = show(visible).then(painted)
  const everywhere = show(places).then(() => performance.now())
  if (isByHand) for (const place of places) place.textContent = shown
  else announceChange(pieces)
  const times = { inView: (await inView) - click.timeStamp, everywhere: (await everywhere) - click.timeStamp }
  await new Promise((resolve) => setTimeout(resolve, ENTRY_DELAY))
  return { ...times, interaction: Math.max(0, ...interactions) }
}

/**
 * Gets ready for a click that changes the number of pieces in the cart; `outcome` tells how it went.
 *
 * @param isByHand whether the click writes into all places at once, instead of leaving them to our script.
 * @param pieces the new number.
 */
export function armChange(isByHand: boolean, pieces: number): void {
  running = watchChange(isByHand, pieces)
}

/** @returns how the armed interaction went. */
export function outcome(): Promise<TouchTimes | ChangeTimes> {
  return running
}
