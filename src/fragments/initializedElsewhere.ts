import { FOREIGN_SLIDERS } from '../page/foreignSliders'
import { isInUse } from './shopperState'

/**
 * What other scripts put on the elements that they have initialized, Perfect Scrollbar, Stencil (whose icons nobody sees without it) and
 * sliders: the server never prints it.
 */
const INITIALIZED = `[data-ps-id],.hydrated,${FOREIGN_SLIDERS}`

/** Attributes of such names are notes of other scripts that they have initialized an element: `data-qty-initialized`, `data-bound`. */
const NOTE = /^data-(.*-)?(init|inited|initiali[sz]ed|bound)$/

const isNoted = (element: Element) => element.getAttributeNames().some((name) => NOTE.test(name))
const isInitialized = (node: Node) => node instanceof Element && (node.matches(INITIALIZED) || isNoted(node))

/**
 * The only field in an element that another script has noted as initialized, as Botiga's does around each quantity, and the server's
 * version of it; nothing where there is none. All around it stays, the note, the script's buttons and its listeners: the script would leave
 * the element alone, or initialize it once more.
 */
export function soleForeignField(live: Element, fresh: Element): [field?: Element, freshField?: Element] {
  if (!isNoted(live) || isNoted(fresh)) return []
  const [field, ...more] = live.querySelectorAll('input')
  const freshField = fresh.querySelector('input')
  return field && freshField && more.length === 0 ? [field, freshField] : []
}

/**
 * Must a live element be replaced as a whole by the server's version of it, because another script has initialized it? If it stayed, it
 * would lose the mark that says so and what that script has put into it, and the script would initialize an element a second time that
 * still has its listeners. One that the shopper is using stays all the same, and so does one around a single field (`soleForeignField`).
 */
export function isInitializedElsewhere(live: Node, fresh: Node): boolean {
  if (!isInitialized(live) || isInitialized(fresh)) return false
  return !soleForeignField(live as Element, fresh as Element)[0] && !isInUse(live as Element)
}
