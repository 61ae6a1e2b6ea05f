import { isLightboxOpen, makeRoom } from '../../src/page/openLightboxes'

/**
 * Opens the off-canvas panel by its own toggle, after another open lightbox has had time to close (source section 9); not where something
 * else was opened meanwhile.
 */
export async function openPanel(toggle: HTMLElement): Promise<void> {
  if (!isLightboxOpen() || (!isLightboxOpen('#cart-popup') && (await makeRoom()))) toggle.click()
}
