/** Anything that another script may have opened: the theme's lightbox library draws itself in these elements (contract 11.4). */
interface LightboxLibrary {
  magnificPopup?: { close(): void }
}

/** How an open lightbox of ours is closed. */
let close: (() => void) | undefined

/** Is a lightbox open: ours, or one of the theme's? `content`: is it the one that shows this element? */
export function isLightboxOpen(content = ''): boolean {
  return !!document.querySelector(`.mfp-wrap.mfp-ready:not(.mfp-removing) ${content}`.trim())
}

/** Closes whatever lightbox is open; without one nothing happens. */
export function closeLightbox(): void {
  const { magnificPopup } = (window as { jQuery?: LightboxLibrary }).jQuery ?? {}
  if (close) close()
  // Where the library has gone, its name leads to this very function (contract 0.5).
  else if (magnificPopup?.close !== closeLightbox) magnificPopup?.close()
}

/** Says how the lightbox that just opened is closed, or that it has gone. */
export function registerLightbox(closeIt: (() => void) | undefined): void {
  close = closeIt
}
