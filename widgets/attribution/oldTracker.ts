import { shopScript } from '../../src/bridge/oldScripts'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'

/** The shop's own script, which fills the forms and the data store itself. */
export const oldTracker: OldScript = shopScript('order-attribution', 'stands back')

/** The library that it counts with. */
const oldLibrary: OldScript = { tags: ['/sourcebuster.'], handle: 'sourcebuster-js', ours: 'stands back' }

/**
 * Does the page still run the tracker that ours replaces? Found by the tags of its two scripts; where an optimiser has merged the tags, by
 * what they put on the page. Asked before we put the same there.
 */
export function isOldTrackerHere(): boolean {
  const { sbjs, wc_order_attribution: shop } = window as {
    sbjs?: unknown
    wc_order_attribution?: { setOrderTracking?: unknown }
  }
  return !!sbjs || !!shop?.setOrderTracking || isStillHere(oldTracker) || isStillHere(oldLibrary)
}
