// Wraps jQuery: what scripts of the theme's lightbox library name and are handed are objects of it (contract 0.5).
import { attempt } from '../../src/page/callbacks'
import { collectPictures } from '../../src/page/collectPictures'
import { dispatch } from '../../src/page/events'
import { wordsIn } from '../../src/page/htmlText'
import { isModalOpen } from '../../src/page/modal'
import { safeUrl } from '../../src/page/navigation'
import { closeLightbox, isLightboxOpen } from '../../src/page/openLightboxes'

/** One item that is opened. */
export interface LightboxItem {
  /** The address of a picture or a video; for a part of the page the element itself, a selector or HTML. */
  src?: unknown
  type?: string | undefined
  title?: string
  /** The element that was clicked, in a jQuery object. */
  el?: Collection
}

/** What is opened, and how. */
export interface LightboxCall {
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

/** The part of a jQuery object that these calls need. */
export interface Collection extends ArrayLike<Element> {
  find(selector: string): Collection
  attr(name: string): string | undefined
  off(name: string): Collection
  on(name: string, selector: string | null, handler: (this: HTMLElement, event: JQueryEvent) => void): Collection
}

/** The part of an event of jQuery's that these calls need. */
export interface JQueryEvent {
  originalEvent?: MouseEvent
  isDefaultPrevented(): boolean
  preventDefault(): void
}

/** The part of jQuery that these calls are added to and need. */
export interface JQueryLightbox {
  (source: unknown): Collection
  fn: Record<string, unknown>
  loadMagnificPopup?: { (): Promise<void>; isStandIn?: unknown }
  magnificPopup?: unknown
}

/** What scripts ask of the lightbox that is open. */
export const INSTANCE = {
  get isOpen() {
    return isLightboxOpen() || isModalOpen()
  },
  close: closeLightbox,
}

/** A part of the page that is opened, and what is to be done when it closes. */
interface Content {
  content: HTMLElement
  leave?: () => void
}

/**
 * The place of the last element that was inserted and has not opened yet. It never will where something else is asked for before there is
 * room for it.
 */
let unopened: HTMLElement | undefined

/**
 * The part of the page that is meant. An element that is not in the page is inserted, hidden, and removed when the lightbox closes: HTML
 * that is opened a second time would otherwise be there twice, and scripts would find the first.
 */
function contentOf(jQuery: JQueryLightbox, source: unknown): Content | undefined {
  let content: unknown
  try {
    content = jQuery(source)[0]
  } catch {
    // An invalid selector matches nothing.
  }
  if (!(content instanceof HTMLElement)) return
  if (content.isConnected) return { content }
  unopened?.remove()
  // In a place of its own, to which the lightbox gives it back.
  const place = document.createElement('div')
  place.className = 'mfp-hide'
  place.hidden = true
  place.append(content)
  document.body.append(place)
  unopened = place
  return { content, leave: () => place.remove() }
}

function captionOf(item: LightboxItem, { image }: LightboxCall): string {
  const { titleSrc = 'title' } = image ?? {}
  const said =
    typeof titleSrc === 'function' ? titleSrc({ ...item, data: item }) : (item.el?.attr(titleSrc) ?? item.title)
  // The caption may be HTML; the lightbox shows text.
  return wordsIn(String(said ?? ''))
}

/**
 * Opens what a call asks for, beginning with item `startAt`.
 *
 * @param opener gets the focus back.
 * @returns false where there is nothing that can be opened: a part that the page has not, or a refused address.
 */
export function openItems(jQuery: JQueryLightbox, call: LightboxCall, opener: HTMLElement, startAt = 0): boolean {
  const items = [call.items ?? []].flat()
  const typeOf = (item: LightboxItem) => item.type ?? call.type
  const first = items[startAt]
  if (!first) return false
  if (typeOf(first) === 'image') {
    const read = (item: LightboxItem) => {
      const address = typeOf(item) === 'image' && safeUrl(String(item.src))
      return address ? { address, caption: captionOf(item, call) } : undefined
    }
    const found = collectPictures(items, read, first)
    if (found.startAt < 0) return false
    dispatch('shop-islands:open-pictures', found, opener)
  } else if (typeOf(first) === 'iframe') {
    const address = safeUrl(first.src)
    if (!address) return false
    dispatch('shop-islands:open-video', { address }, opener)
  } else {
    const { content, leave } = contentOf(jQuery, first.src) ?? {}
    if (!content) return false
    const { callbacks } = call
    const instance = Object.assign(Object.create(INSTANCE), { content: jQuery(content) })
    const detail = {
      opener,
      onOpen() {
        unopened = undefined
        attempt(() => callbacks?.open?.call(instance))
      },
      onClose() {
        attempt(() => callbacks?.close?.call(instance))
        leave?.()
      },
    }
    dispatch('shop-islands:open-content', detail, content)
  }
  return true
}
