// Wraps jQuery: the calls of the theme's lightbox library (contract 0.5), answered by ours.
import { hasModifier } from '../../src/page/keys'
import { closeLightbox } from '../../src/page/openLightboxes'
import {
  type Collection,
  INSTANCE,
  type JQueryEvent,
  type JQueryLightbox,
  type LightboxCall,
  type LightboxItem,
  openItems,
} from './openItems'

/** A call for elements that open something when they are clicked. */
interface ClickedCall extends LightboxCall {
  /** The elements inside them that are meant. */
  delegate?: string
  gallery?: { enabled?: boolean }
}

const CLICK = 'click.magnificPopup'

/** Links that lead somewhere else. */
const LEADS_AWAY = 'a[href]:not([href=""],[href^="#"])'

/** The item that a click on an element opens. */
function itemOf(jQuery: JQueryLightbox, element: Element, { type, callbacks }: ClickedCall): LightboxItem {
  const el = jQuery(element)
  const src = el.attr('data-mfp-src') ?? el.attr('href')
  const item: LightboxItem = { el, src, type: /\bmfp-(image|iframe|inline)\b/.exec(element.className)?.[1] ?? type }
  callbacks?.elementParse?.(item)
  return item
}

/** The elements of a collection that a call means. */
function meantBy({ delegate }: ClickedCall, elements: Collection): Element[] {
  return Array.from(delegate ? elements.find(delegate) : elements)
}

/** Who gets the focus back from what a script opens. */
function openerNow(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}

/**
 * Makes the method of collections: with a call it has their elements open something when they are clicked; a name tells these what to do.
 */
function createPopupMethod(jQuery: JQueryLightbox) {
  /** What was asked for with each element, for scripts that open it themselves. */
  const known = new WeakMap<Element, ClickedCall>()
  /** Opens what one of the elements of a collection opens: alone, or with the others. Returns false where it opens nothing. */
  const openOne = (all: readonly Element[], element: Element | undefined, call: ClickedCall, opener: HTMLElement) => {
    const alone = element ? [element] : []
    const group = call.gallery?.enabled ? all : alone
    const items = group.map((one) => itemOf(jQuery, one, call))
    return openItems(jQuery, { ...call, items }, opener, element && group.indexOf(element))
  }
  /** Makes elements open what a call asks for when they are clicked; another call for them takes its place. */
  const bind = (elements: Collection, call: ClickedCall) => {
    for (const element of Array.from(elements)) known.set(element, call)
    elements.off(CLICK).on(CLICK, call.delegate ?? null, function (this: HTMLElement, event: JQueryEvent) {
      // A click that was claimed has been handled already.
      if (event.isDefaultPrevented() || (event.originalEvent && hasModifier(event.originalEvent))) return
      const isOpening = call.items ? openItems(jQuery, call, this) : openOne(meantBy(call, elements), this, call, this)
      // What cannot be opened over the page, as an answer of the server (`type: 'ajax'`), is left to the browser, which follows the link; a
      // button would send its form.
      if (isOpening || !this.matches(LEADS_AWAY)) event.preventDefault()
    })
  }
  /** What a collection can be told by name, once its elements are bound. */
  const methods: Record<string, (elements: Collection, startAt: number) => void> = {
    open(elements, startAt) {
      const call = elements[0] && known.get(elements[0])
      if (!call) return
      const all = meantBy(call, elements)
      if (call.items) openItems(jQuery, call, openerNow(), startAt)
      else openOne(all, all[startAt], call, openerNow())
    },
    close: closeLightbox,
    destroy(elements) {
      elements.off(CLICK)
      for (const element of Array.from(elements)) known.delete(element)
    },
  }
  return function (this: Collection, given: ClickedCall | string = {}, startAt = 0) {
    if (typeof given === 'string') methods[given]?.(this, startAt)
    else bind(this, given)
    return this
  }
}

/**
 * Adds the lightbox calls to jQuery. Scripts for the theme wait for `loadMagnificPopup` and then look for the method of collections, again
 * and again while it is missing.
 */
export function offerLightboxCalls(jQuery: JQueryLightbox): void {
  jQuery.magnificPopup ??= {
    open: (call: LightboxCall, startAt?: number) => void openItems(jQuery, call, openerNow(), startAt),
    close: closeLightbox,
    instance: INSTANCE,
  }
  const { loadMagnificPopup } = jQuery
  if (!loadMagnificPopup || loadMagnificPopup.isStandIn) jQuery.loadMagnificPopup = () => Promise.resolve()
  const magnificPopup = createPopupMethod(jQuery)
  jQuery.fn['magnificPopup'] ??= magnificPopup
  jQuery.fn['lazyMagnificPopup'] ??= magnificPopup
}
