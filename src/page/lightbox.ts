/** As much of jQuery as closes what the theme's lightbox library has opened (contract 11.4). */
interface LightboxLibrary {
  magnificPopup?: { close(): void }
}

/** Milliseconds of the closing animation (contract 11.4; behaviour quick-view.close.removed-after-300-ms). */
export const CLOSES_IN = 300

/** Classes besides those that every lightbox has, on its three parts. */
export interface LightboxClasses {
  backdrop?: string | undefined
  wrap?: string | undefined
  content?: string | undefined
}

/** How each open lightbox of ours is closed; of two, one over the other, the upper comes last. */
const open = new Set<() => void>()

/** Ours, or one of the theme's. */
const OPEN = '.mfp-wrap.mfp-ready:not(.mfp-removing)'

/** Is a lightbox open? `content`: is it one that shows what this selector matches? */
export function isLightboxOpen(content = ''): boolean {
  return !!document.querySelector(`${OPEN} ${content}`.trim())
}

/** Does an open lightbox show this element? */
export function isInLightbox(content: Element): boolean {
  return !!content.closest(OPEN)
}

/** Closes whatever lightbox is open; without one nothing happens. */
export function closeLightbox(): void {
  const { magnificPopup } = (window as { jQuery?: LightboxLibrary }).jQuery ?? {}
  if (open.size > 0) for (const close of [...open].reverse()) close()
  // Where the library has gone, its name leads to this very function (contract 0.5).
  else if (magnificPopup?.close !== closeLightbox) magnificPopup?.close()
}

/**
 * Says how a lightbox that is open now is closed.
 *
 * @returns a function that says that it closes or has gone.
 */
export function registerLightbox(close: () => void): () => void {
  open.add(close)
  return () => open.delete(close)
}
