import { wait } from './wait'

/** Milliseconds of the closing animation (contract 11.4; behaviour quick-view.close.removed-after-300-ms). */
export const CLOSES_IN = 300

/** The functions that close our open lightboxes; where one lies over another, the upper one's comes last. */
const open = new Set<() => void>()

/** Matches an open lightbox, ours or the theme's. */
const OPEN = '.mfp-wrap.mfp-ready:not(.mfp-removing)'

/** Is a lightbox open? With `content`: one that shows an element that this selector matches? */
export function isLightboxOpen(content = ''): boolean {
  return !!document.querySelector(`${OPEN} ${content}`.trim())
}

/** Does an open lightbox show this element? */
export function isInLightbox(content: Element): boolean {
  return !!content.closest(OPEN)
}

/** Does the shopper scroll in this element? */
function isScrolled(box: Element): boolean {
  return box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)
}

/**
 * What is scrolled to show an element that is in an open lightbox: the nearest box around it that scrolls, else the lightbox.
 *
 * @returns `undefined` for an element of the page, which scrolls as a whole.
 */
export function boxInLightbox(element: Element): Element | undefined {
  const frame = element.closest(OPEN) ?? undefined
  for (let box = frame && element.parentElement; box && box !== frame; box = box.parentElement)
    if (isScrolled(box)) return box
  return frame
}

/** Closes all lightboxes that are open, the last one first. */
export function closeLightbox(): void {
  const { magnificPopup } = window.jQuery ?? {}
  if (open.size > 0) for (const close of [...open].reverse()) close()
  // Where the library is not on the page, its name leads to this very function (contract 0.5).
  else if (magnificPopup?.close !== closeLightbox) magnificPopup?.close()
}

/**
 * Closes all lightboxes that are open, and waits until they have gone.
 *
 * @returns is there room for another one? Not where one has been opened meanwhile: that is what was asked for last.
 */
export async function makeRoom(): Promise<boolean> {
  const before = document.querySelector(OPEN)
  closeLightbox()
  await wait(CLOSES_IN)
  const now = document.querySelector(OPEN)
  return !now || now === before
}

/**
 * Registers the function that closes a lightbox that has just opened.
 *
 * @returns a function to be called when it closes or is removed.
 */
export function registerLightbox(close: () => void): () => void {
  open.add(close)
  return () => open.delete(close)
}
