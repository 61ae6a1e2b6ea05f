import { shopScript } from '../../src/bridge/oldScripts'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'

/** The shop's own script, which fills the forms and the data store itself. */
export const oldTracker: OldScript = shopScript('order-attribution', 'stands back')

/**
 * Does the page still run the tracker that ours replaces? Found by its tag; where an optimiser has merged the tags, by what it puts on the
 * page. Asked before we put the same there. The library that it counts with is no sign of it: other plugins bring that for themselves.
 */
export function isOldTrackerHere(): boolean {
  const { wc_order_attribution: shop } = window as { wc_order_attribution?: { setOrderTracking?: unknown } }
  return !!shop?.setOrderTracking || isStillHere(oldTracker)
}
