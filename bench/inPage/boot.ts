import { nextFrame } from './frames'

/** When a side had done what, in ms since its first module began to evaluate; `null` for what it does not do. */
export interface BootTimes {
  /** What the shopper can touch is live. */
  live: number
  /** The browser's copy of the cart stands on the page. */
  cartShown: number | null
}

/** Frames after which a mark counts as never set. */
const PATIENCE = 200

document.addEventListener('wc_fragments_loaded', () => performance.mark('cart-shown'), { once: true })

function sinceStart(mark: string): number | null {
  const [start] = performance.getEntriesByName('boot-start')
  const [end] = performance.getEntriesByName(mark)
  return start && end ? end.startTime - start.startTime : null
}

/**
 * Loads a side into the page and lets it boot.
 *
 * @param entry the address of its module, which sets the marks.
 * @param showsCart whether to wait until it has shown its copy of the cart.
 */
export async function boot(entry: string, showsCart: boolean): Promise<BootTimes> {
  await import(entry)
  for (let frame = 0; frame < PATIENCE; frame++) {
    const [live, cartShown] = [sinceStart('boot-live'), sinceStart('cart-shown')]
    if (live !== null && (cartShown !== null || !showsCart)) return { live, cartShown }
    await nextFrame()
  }
  throw new Error(`${entry} has not become live`)
}
