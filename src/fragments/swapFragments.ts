import { nextFrame } from '../page/nextFrame'
import { report } from '../page/report'
import { parseHtml } from '../page/trustedHtml'
import type { Write } from './morph'
import { planPlacement } from './planPlacement'
import { holdShopperState } from './shopperState'
import { SWAPPED, type SwapDetail, startNotes } from './swapped'

/** One place that changes. `plan` gives the writes that are due at the moment, and adds what stands there after them. */
interface Swap {
  place: HTMLElement
  plan: (seats: Set<Element>) => Write[]
  selector: string
  opacity: string
}

/** HTML that waits to be placed, by selector. */
let waiting: Record<string, string> = {}
let placing: Promise<void> | undefined

/** Does work for one fragment. What fails is reported and leaves the other fragments alone. */
function attempt(selector: string, code: 'fragment-selector-invalid' | 'fragment-not-placed', work: () => void): void {
  try {
    work()
  } catch {
    report(code, null, selector)
  }
}

/** Marks what changes in one frame and swaps it in the next. */
async function place(): Promise<void> {
  await nextFrame()
  const swaps: Swap[] = []
  const fragments = Object.entries(waiting)
  waiting = {}
  placing = undefined
  for (const [selector, html] of fragments) {
    const seats = new Set<Element>()
    attempt(selector, 'fragment-selector-invalid', () => {
      for (const place of document.querySelectorAll<HTMLElement>(selector)) {
        const roots = [...parseHtml(html).children]
        const plan = (taken: Set<Element>) => planPlacement(place, roots, taken)
        if (!seats.has(place) && plan(seats).length) swaps.push({ place, plan, selector, opacity: place.style.opacity })
      }
    })
  }
  if (!swaps.length) return
  for (const { place } of swaps) {
    place.setAttribute('aria-busy', 'true')
    place.classList.add('updating')
    place.style.opacity = '0.6'
  }
  await nextFrame()
  const { touched, note } = startNotes()
  const places = new Set<Element>()
  for (const { place, opacity } of swaps) {
    place.removeAttribute('aria-busy')
    note(place, 'aria-busy')
    place.classList.remove('updating')
    // A strict policy lets no style attribute take effect, so the swap cannot undo this.
    place.style.opacity = opacity
  }
  for (const { place, plan, selector } of swaps) {
    attempt(selector, 'fragment-not-placed', () => {
      const writes = plan(places)
      const restore = holdShopperState(place)
      for (const write of writes) write(note)
      restore()
    })
  }
  const detail: SwapDetail = { places: [...places].filter((place) => place.isConnected), touched }
  document.dispatchEvent(new CustomEvent(SWAPPED, { detail }))
}

/**
 * Places the server's HTML in the page: every element that a selector matches becomes that selector's HTML, as
 * described in design.md "Fragments" (cart.fragments.map-selector-to-html, mini-cart.fragments.replaced-in-place). A
 * place that changes is faded for one frame and swapped in the next; then `shop-islands:swapped` tells what was written.
 * Calls of one frame are joined; for the same selector the later one wins.
 *
 * @param fragments HTML by selector, as the shop's calls answer it.
 * @returns resolves when everything is placed; never rejects. An invalid selector is reported as `fragment-selector-
 *   invalid`.
 */
export function swapFragments(fragments: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(waiting, fragments)
  placing ??= place()
  return placing
}
