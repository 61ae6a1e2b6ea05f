import { closeLightbox } from './lightbox'
import { movePageContent } from './movePageContent'
import { type LightboxOptions, openLightbox } from './openLightbox'

/** Ends the closing of a lightbox at once, by the content that is on its way back. */
const closing = new WeakMap<Element, () => void>()

/**
 * Opens a lightbox around content that stands hidden in the page, and puts the content back to its place when it closes. Any other
 * lightbox is closed. It goes with `openLightbox` (issue 13).
 *
 * @param content hidden by the class `mfp-hide`.
 * @param options as for `openLightbox`.
 * @returns a function that closes it.
 */
export function openPageContent(content: HTMLElement, options: Omit<LightboxOptions, 'place'>): () => void {
  closing.get(content)?.()
  closeLightbox()
  let bringBack = () => {}
  content.classList.remove('mfp-hide')
  return openLightbox(content, {
    ...options,
    place(into) {
      bringBack = movePageContent(content, into)
    },
    onClose(end) {
      closing.set(content, end)
      options.onClose(end)
    },
    onGone() {
      closing.delete(content)
      options.onGone?.()
      bringBack()
    },
  })
}
