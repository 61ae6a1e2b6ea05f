import { closeLightbox } from './lightbox'
import { type LightboxOptions, openLightbox } from './openLightbox'

/** Ends the closing of a lightbox at once, by the content that is on its way back. */
const closing = new WeakMap<Element, () => void>()

/** Moves the content with all that is alive in it, where the browser can. */
function move(content: HTMLElement, parent: Node, before: Node | null): void {
  if ('moveBefore' in parent && content.isConnected && parent.isConnected)
    (parent as ParentNode & { moveBefore(node: Node, before: Node | null): void }).moveBefore(content, before)
  else parent.insertBefore(content, before)
}

/**
 * Opens a lightbox around content that stands hidden in the page, and puts the content back to its place when it closes. Any other
 * lightbox is closed. Content whose place was redrawn meanwhile does not come back: the page has the server's new version of it.
 *
 * @param content hidden by the class `mfp-hide`.
 * @param options as for `openLightbox`.
 * @returns a function that closes it.
 */
export function openPageContent(content: HTMLElement, options: Omit<LightboxOptions, 'place'>): () => void {
  closing.get(content)?.()
  closeLightbox()
  const place = document.createComment('')
  content.before(place)
  content.classList.remove('mfp-hide')
  return openLightbox(content, {
    ...options,
    place: (into) => move(content, into, null),
    onClose(end) {
      closing.set(content, end)
      options.onClose(end)
    },
    onGone() {
      closing.delete(content)
      options.onGone?.()
      if (place.parentNode) move(content, place.parentNode, place)
      place.remove()
    },
  })
}
