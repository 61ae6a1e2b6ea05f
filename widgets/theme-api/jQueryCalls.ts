import { whenJQuery } from '../../src/bridge/whenJQuery'
import { dispatch } from '../../src/page/events'
import { closeLightbox } from '../../src/page/lightbox'
import { scrollToElement, TO_NOTICE } from '../../src/page/scroll'
import type { JQuery } from '../../src/slider/flickityCall'
import { installEarlyFlickity } from './earlyFlickity'

/** What is opened: the element itself, a selector, or HTML. */
interface LightboxItem {
  src?: unknown
}

interface LightboxCall {
  items?: LightboxItem | readonly LightboxItem[]
}

/** As much of jQuery as these calls are added to. */
interface JQueryCalls extends JQuery {
  loadMagnificPopup?: unknown
  magnificPopup?: unknown
  scroll_to_notices?: unknown
}

function elementOf(source: unknown): HTMLElement | undefined {
  const found =
    typeof source === 'string' ? document.querySelector(source) : (source as ArrayLike<unknown> | undefined)?.[0]
  if (source instanceof HTMLElement) return source
  return found instanceof HTMLElement ? found : undefined
}

function open({ items }: LightboxCall): void {
  const [first] = [items ?? []].flat()
  let content: HTMLElement | undefined
  try {
    content = elementOf(first?.src)
  } catch {
    // A selector that the browser cannot read names nothing.
  }
  const { activeElement } = document
  const opener = activeElement instanceof HTMLElement ? activeElement : document.body
  if (content) dispatch('shop-islands:content-wanted', { opener }, content)
}

/** Adds what is missing to the jQuery of the moment; its own calls stay. */
function addTo(jQuery: JQueryCalls): void {
  jQuery.magnificPopup ??= { open, close: closeLightbox }
  jQuery.loadMagnificPopup ??= () => Promise.resolve()
  installEarlyFlickity(jQuery)
  // The theme replaces the shop's scroll; the source's wins over both.
  jQuery.scroll_to_notices = (notices: unknown) => {
    const notice = elementOf(notices)
    if (notice) scrollToElement(notice, TO_NOTICE)
  }
}

/**
 * The lightbox calls and the scroll to notices that inline HTML and the shop's scripts make on jQuery (contract 0.5, 9.2, 9.4), which may
 * be there later than we are.
 */
export function installJQueryCalls(): void {
  whenJQuery(addTo)
}
