import { attempt } from '../page/callbacks'
import { dispatch, type Fragments } from '../page/events'
import { prefersReducedMotion } from '../page/reducedMotion'
import { report } from '../page/report'
import { parseFragment } from './parseFragment'
import { planPlacement } from './planPlacement'
import { holdShopperState } from './shopperState'
import { type Note, startNotes } from './swapped'

/** The opacity from which a place that changed fades in (behaviour mini-cart.fragments.fade-to-06-while-replaced). */
const FADED = 0.6
/** Milliseconds until it is opaque again. */
const FADE = 200

/** The elements that a selector matches; none, and a report, where the browser cannot read it. */
function placesOf(selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(selector)
  } catch {
    report('fragment-selector-invalid', null, selector)
    return []
  }
}

/**
 * Places one fragment wherever its selector matches. An element that already represents one of its roots is not a further place.
 *
 * @param changed receives the elements that are now in the places that changed.
 */
function placeFragment(selector: string, html: string, note: Note, changed: Element[]): void {
  const seats = new Set<Element>()
  for (const place of placesOf(selector)) {
    if (seats.has(place)) continue
    try {
      const seated = new Set<Element>()
      const plan = planPlacement(place, parseFragment(html), seated)
      for (const seat of seated) seats.add(seat)
      if (!plan.length) continue
      const restore = holdShopperState(place)
      try {
        for (const write of plan) write(note)
      } finally {
        restore()
      }
      changed.push(...seated)
    } catch (error) {
      report('fragment-not-placed', null, `${selector}: ${error}`)
    }
  }
}

/**
 * Has jQuery forget what it keeps of `data-*` attributes that were written. It reads such an attribute once: with an element that stays,
 * where the shop's own script would have put in a new one, other scripts would go on reading the old cart (wallet buttons their old total).
 *
 * @param touched the attributes that a swap has written, by element.
 */
function forgetData(touched: ReadonlyMap<Element, ReadonlySet<string>>): void {
  const { jQuery } = window
  for (const [element, names] of touched)
    for (const name of names) if (name.startsWith('data-')) jQuery?.removeData?.(element, name.slice(5))
}

/**
 * Has Astra put its plus and minus buttons around the quantity fields of new server HTML. Its script does so after each XMLHttpRequest and
 * after `wc_fragments_refreshed`, but ours makes no such request, and an add or a copy that is shown raises another event. Fields that have
 * their buttons are left alone (`.buttons_added`), so that it may be called at any time.
 */
function renewThemeButtons(): void {
  attempt(() => window.astrawpWooQuantityButtons?.())
}

/**
 * Places the server's HTML in the page: every element that a selector matches becomes that selector's HTML (behaviours
 * cart.fragments.map-selector-to-html, mini-cart.fragments.replaced-in-place; decisions: A fragment stands there at once). When it returns,
 * everything is written and `shop-islands:swapped` was raised, unless the page showed just that already. A place that changed fades in
 * afterwards, while it can be read and used already.
 *
 * @param fragments HTML by selector, as the shop's calls answer it. Values that are not strings are skipped; HTML with no element empties
 *   its place. What is wrong with one is reported as `fragment-selector-invalid` or `fragment-not-placed`; the others are placed all the
 *   same.
 * @param renew puts new elements into the page and returns them, see `renewReboundParts`. Called once all is as the server says: what
 *   components have set comes back only when the swap is told.
 */
export function swapFragments(fragments: Fragments, renew: () => readonly Element[] = () => []): void {
  const { touched, note } = startNotes()
  const changed: Element[] = []
  for (const [selector, html] of Object.entries(fragments)) {
    if (typeof html !== 'string') continue
    const piece = { selector, html }
    if (!dispatch('shop-islands:before-swap', piece, document, { cancelable: true })) continue
    placeFragment(selector, piece.html, note, changed)
  }
  const renewed = renew()
  // A place that was written to in part is in no list of places, but what was written there must be told, too.
  if (!changed.length && !touched.size && !renewed.length) return
  const places = changed.filter((place) => place.isConnected)
  forgetData(touched)
  // Those that are new, too, for components around them, which have found elements in them.
  dispatch('shop-islands:swapped', { places: [...places, ...renewed], touched })
  renewThemeButtons()
  if (prefersReducedMotion()) return
  for (const place of places) place.animate([{ opacity: FADED, offset: 0 }], FADE)
}
