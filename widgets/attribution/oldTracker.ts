import { shopScript } from '../../src/bridge/replacedScripts'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { ELEMENT } from './attributionSelectors'
import { isTrackingSure } from './consent'

/**
 * The shop's own script, which fills the forms and the data store itself. Where an optimiser has merged it into another file, it is known
 * by the placeholder that it has defined: ours would write over what it puts there, also after the visitor has withdrawn the consent.
 */
export const oldTracker: OldScript = {
  ...shopScript('order-attribution', 'stands back'),
  isHere() {
    const placeholder = customElements.get(ELEMENT)
    return !!placeholder && !('isOurs' in placeholder)
  },
}

const printed = () => window.wc_order_attribution

/** Writes into the shop's own object, which other scripts may hold, whether the visitor may be tracked. */
export function noteDecision(shop: OrderAttributionGlobal, allowed: unknown): void {
  shop.params ??= {}
  shop.params.allowTracking = !!allowed
}

/** Called by other scripts before our tracker has loaded: it reads their decision then. */
function noteTracking(allowed: unknown): void {
  noteDecision(printed() as OrderAttributionGlobal, allowed)
}

/**
 * What others get before anything is known: the fields without a value, each `null` where it is not sure that the visitor may be tracked.
 */
function unknownData(): Record<string, string | null> {
  const value = isTrackingSure() ? '' : null
  return Object.fromEntries(Object.keys(printed()?.fields ?? {}).map((name) => [name, value]))
}

/**
 * Does the page still run the tracker that ours replaces? It is known by its tag, and where an optimiser has merged the tags, by its calls
 * on the page: so this must be asked before ours are added. The library that it uses does not count, because other plugins bring it, too.
 */
export function isOldTrackerHere(): boolean {
  const call = printed()?.setOrderTracking
  return (!!call && call !== noteTracking) || isStillHere(oldTracker)
}

/**
 * Offers the public calls, by which others steer and ask the tracker, until ours has loaded in idle time. Without them express payments,
 * which make them as soon as the page is parsed, would break off and show no buttons, and what a consent banner says would be lost.
 */
export function standInForTracker(): void {
  const shop = printed()
  if (!shop || isOldTrackerHere()) return
  shop.setOrderTracking = noteTracking
  shop.getAttributionData = unknownData
}
