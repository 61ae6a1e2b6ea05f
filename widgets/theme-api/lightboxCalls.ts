// Wraps jQuery: the calls of the theme's lightbox library (contract 0.5), answered by ours.
import { collectPictures } from '../../src/page/collectPictures'
import { dispatch } from '../../src/page/events'
import { wordsIn } from '../../src/page/htmlText'
import { hasModifier } from '../../src/page/keys'
import { isModalOpen } from '../../src/page/modal'
import { safeUrl } from '../../src/page/navigation'
import { closeLightbox, isLightboxOpen } from '../../src/page/openLightboxes'

/** One item that is opened. */
interface LightboxItem {
  /** The address of a picture or a film; for a part of the page the element itself, a selector or HTML. */
  src?: unknown
  type?: string | undefined
  title?: string
  /** The element that was clicked, in a jQuery object. */
  el?: Collection
}

interface LightboxCall {
  items?: LightboxItem | readonly LightboxItem[]
  /** `image`, `iframe`, or a part of the page. */
  type?: string
  /** Where the caption comes from: an attribute of the element, or a function that returns it. */
  image?: { titleSrc?: string | ((item: LightboxItem & { data: LightboxItem }) => unknown) }
  callbacks?: Callbacks
}

/** What a script has called. */
interface Callbacks {
  /** When a part of the page can be seen. */
  open?(): void
  /** When it begins to close. */
  close?(): void
  /** With what an element opens. */
  elementParse?(item: LightboxItem): void
}

/** A call for elements that open something when they are clicked. */
interface ClickedCall extends LightboxCall {
  /** The elements inside them that are meant. */
  delegate?: string
  gallery?: { enabled?: boolean }
}

interface Collection extends ArrayLike<Element> {
  find(selector: string): Collection
  attr(name: string): string | undefined
  off(name: string): Collection
  on(name: string, selector: string | null, handler: (this: HTMLElement, event: JQueryEvent) => void): Collection
}

interface JQueryEvent {
  originalEvent?: MouseEvent
  isDefaultPrevented(): boolean
  preventDefault(): void
}

/** The part of jQuery that these calls are added to and need. */
export interface JQueryLightbox {
  (source: unknown): Collection
  fn: Record<string, unknown>
  loadMagnificPopup?: unknown
  magnificPopup?: unknown
}

const CLICK = 'click.magnificPopup'

/** What scripts ask of the lightbox that is open. */
const INSTANCE = {
  get isOpen() {
    return isLightboxOpen() || isModalOpen()
  },
  close: closeLightbox,
}

/** The part of the page that is meant; an element that is not in the page is inserted, hidden. */
function contentOf(jQuery: JQueryLightbox, source: unknown): HTMLElement | undefined {
  let content: unknown
  try {
    content = jQuery(source)[0]
  } catch {
    // An invalid selector matches nothing.
  }
  if (!(content instanceof HTMLElement)) return
  if (!content.isConnected) {
    content.classList.add('mfp-hide')
    document.body.append(content)
  }
  return content
}

function captionOf(item: LightboxItem, { image }: LightboxCall): string {
  const { titleSrc = 'title' } = image ?? {}
  const said =
    typeof titleSrc === 'function' ? titleSrc({ ...item, data: item }) : (item.el?.attr(titleSrc) ?? item.title)
  // The caption may be HTML; the lightbox shows text.
  return wordsIn(String(said ?? ''))
}

/** Calls a script's own function, whose error must not close the lightbox. */
function attempt(act: () => void): void {
  try {
    act()
  } catch (error) {
    reportError(error)
  }
}

/** Opens what a call asks for, beginning with item `startAt`; `opener` gets the focus back. */
function open(jQuery: JQueryLightbox, call: LightboxCall, opener: HTMLElement, startAt = 0): void {
  const items = [call.items ?? []].flat()
  const typeOf = (item: LightboxItem) => item.type ?? call.type
  const first = items[startAt]
  if (!first) return
  if (typeOf(first) === 'image') {
    const read = (item: LightboxItem) => {
      const address = typeOf(item) === 'image' && safeUrl(String(item.src))
      return address ? { address, caption: captionOf(item, call) } : undefined
    }
    const found = collectPictures(items, read, first)
    if (found.startAt >= 0) dispatch('shop-islands:pictures-wanted', found, opener)
  } else if (typeOf(first) === 'iframe') {
    dispatch('shop-islands:film-wanted', { address: String(first.src) }, opener)
  } else {
    const content = contentOf(jQuery, first.src)
    const { callbacks } = call
    const instance = Object.assign(Object.create(INSTANCE), { content: jQuery(content) })
    const detail = {
      opener,
      onOpen: () => attempt(() => callbacks?.open?.call(instance)),
      onClose: () => attempt(() => callbacks?.close?.call(instance)),
    }
    if (content) dispatch('shop-islands:content-wanted', detail, content)
  }
}

/** The item that a click on an element opens. */
function itemOf(jQuery: JQueryLightbox, element: Element, { type, callbacks }: ClickedCall): LightboxItem {
  const el = jQuery(element)
  const src = el.attr('data-mfp-src') ?? el.attr('href')
  const item: LightboxItem = { el, src, type: /\bmfp-(image|iframe|inline)\b/.exec(element.className)?.[1] ?? type }
  callbacks?.elementParse?.(item)
  return item
}

/**
 * Adds the lightbox calls to jQuery. Scripts for the theme wait for `loadMagnificPopup` and then look for the method of collections, again
 * and again while it is missing.
 */
export function installLightboxCalls(jQuery: JQueryLightbox): void {
  const openerNow = () => (document.activeElement instanceof HTMLElement ? document.activeElement : document.body)
  jQuery.magnificPopup ??= {
    open: (call: LightboxCall, startAt?: number) => open(jQuery, call, openerNow(), startAt),
    close: closeLightbox,
    instance: INSTANCE,
  }
  jQuery.loadMagnificPopup ??= () => Promise.resolve()
  /** What was asked for with each element, for scripts that open it themselves. */
  const known = new WeakMap<Element, ClickedCall>()
  /** Opens what one of the elements of a collection opens: alone, or with the others. */
  const openOne = (all: readonly Element[], element: Element | undefined, given: ClickedCall, opener: HTMLElement) => {
    const group = given.gallery?.enabled ? all : [element].flatMap((one) => one ?? [])
    const items = group.map((one) => itemOf(jQuery, one, given))
    open(jQuery, { ...given, items }, opener, element && group.indexOf(element))
  }
  const onClicks = function (this: Collection, given: ClickedCall | string = {}, startAt = 0) {
    const first = this[0]
    const call = typeof given === 'string' ? first && known.get(first) : given
    const all = () => Array.from(call?.delegate ? this.find(call.delegate) : this)
    if (given === 'close') closeLightbox()
    if (given === 'destroy') {
      this.off(CLICK)
      for (const element of Array.from(this)) known.delete(element)
    }
    if (given === 'open' && call) {
      if (call.items) open(jQuery, call, openerNow(), startAt)
      else openOne(all(), all()[startAt], call, openerNow())
    }
    if (typeof given === 'string') return this
    for (const element of Array.from(this)) known.set(element, given)
    return this.off(CLICK).on(CLICK, given.delegate ?? null, function (this: HTMLElement, event: JQueryEvent) {
      // A click that was claimed has been handled already.
      if (event.isDefaultPrevented() || (event.originalEvent && hasModifier(event.originalEvent))) return
      event.preventDefault()
      openOne(all(), this, given, this)
    })
  }
  jQuery.fn['magnificPopup'] ??= onClicks
  jQuery.fn['lazyMagnificPopup'] ??= onClicks
}
