/**
 * Does the page still run the tracker that ours replaces? Found by the tags of its two scripts; where an optimiser has merged the tags, by
 * what they put on the page. Asked before we put the same there.
 */
export function isOldTrackerHere(): boolean {
  const { sbjs, wc_order_attribution: shop } = window as {
    sbjs?: unknown
    wc_order_attribution?: { setOrderTracking?: unknown }
  }
  const tags = 'script[src*="/order-attribution."],script[src*="/sourcebuster."]'
  return !!(sbjs || shop?.setOrderTracking || document.querySelector(tags))
}
