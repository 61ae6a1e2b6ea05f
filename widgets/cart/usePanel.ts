import { CLOSES_IN, closeLightbox, isLightboxOpen } from '../../src/page/openLightboxes'
import { useTimer } from '../../src/react'

/** Opens the off-canvas panel by its own toggle, after another open lightbox has had time to close (source section 9). */
export function usePanel() {
  const { wait } = useTimer()
  return (toggle: HTMLElement) => {
    if (!isLightboxOpen()) toggle.click()
    else if (!isLightboxOpen('#cart-popup')) {
      closeLightbox()
      wait(() => toggle.click(), CLOSES_IN)
    }
  }
}
