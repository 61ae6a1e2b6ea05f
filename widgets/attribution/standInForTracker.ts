import { isStillHere } from '../../src/islands/oldScripts'
import { isTrackingSure } from './consent'
import { noteDecision } from './noteDecision'
import { oldTracker } from './oldTracker'

const printed = () => window.wc_order_attribution

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
 * Stands in for the public calls, by which others steer and ask the tracker, until ours has come, which is when the browser is idle.
 * Express payments make them as soon as the page is parsed and break off where one is missing, without their buttons; what a consent banner
 * says is lost.
 */
export function standInForTracker(): void {
  const shop = printed()
  if (!shop || isOldTrackerHere()) return
  shop.setOrderTracking = noteTracking
  shop.getAttributionData = unknownData
}
