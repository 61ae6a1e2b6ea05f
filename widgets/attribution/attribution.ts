import { callAll } from '../../src/page/callbacks'
import { dispatch } from '../../src/page/events'
import { whenPageVisible } from '../../src/page/whenPageVisible'
import { attributionSettings } from './attributionSettings'
import { followConsent } from './followConsent'
import { installForOthers } from './installForOthers'
import { isOldTrackerHere } from './oldTracker'
import { readOrderFields } from './orderFields'
import { takeVisits } from './takeVisits'
import { removeCookies } from './tracker/ownCookies'
import type { TrackerRecords } from './tracker/records'
import { readRecords, trackVisits } from './tracker/tracker'

let hasStarted = false
let isAllowed = false
/** What is known of the visitor; `undefined` until the page was recorded, and after tracking was denied. */
let records: TrackerRecords | undefined
/** Not a nanostore: those are in a file that a page needs only when it is used. */
const listeners = new Set<() => void>()

function know(what: TrackerRecords | undefined): void {
  records = what
  // Other scripts' callbacks are among them.
  callAll(listeners)
  dispatch('shop-islands:attribution-changed', { isKnown: !!what })
}

/** Records the page view, and those that wait for it, unless that was done already or the visitor has refused meanwhile. */
function recordOnce(): void {
  if (isAllowed && !records) know(trackVisits(attributionSettings(), takeVisits()))
}

/**
 * Allows or denies tracking, at any time (behaviours attribution.tracking.*). If allowed, the page view is recorded once, as soon as the
 * page is shown; if denied, the tracker's cookies and the kept visits are deleted, and the fields are emptied.
 */
function decideTracking(allowed: boolean): void {
  isAllowed = allowed
  if (allowed) {
    whenPageVisible(recordOnce)
    return
  }
  removeCookies(attributionSettings().attributionDomain)
  takeVisits()
  know(undefined)
}

/**
 * The fields of an order with what the tracker knows (contract 9.3; behaviours attribution.field.*): names without prefix, in the shop's
 * order. Every value is empty as long as nothing is known, and when tracking is denied.
 */
export function readAttribution(): Readonly<Record<string, string>> {
  return readOrderFields(records)
}

/**
 * Calls a listener whenever the result of `readAttribution` changes, and when tracking is denied.
 *
 * @returns a function that stops it.
 */
export function onAttributionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Starts the tracker on this page, once, however often it is called: records the visit where that is allowed, follows what the visitor
 * allows later, and offers the tracker's calls to other scripts (contract 9.3, 12). Where the old tracker is still on the page, ours stands
 * back and only reads what that one has written. A service: it belongs to the page, not to an element, and draws nothing.
 */
export function startAttribution(): undefined {
  if (hasStarted) return
  hasStarted = true
  if (isOldTrackerHere()) {
    takeVisits()
    know(readRecords())
    return
  }
  const { attributionAllowed, attributionConsentCategory } = attributionSettings()
  const decide = installForOthers({
    onAttributionChange,
    decideTracking,
    isAllowed: () => isAllowed,
    readAttribution,
    knownRecords: () => records,
  })
  const consent = attributionConsentCategory ? followConsent(attributionConsentCategory, decide) : undefined
  decide(consent ?? attributionAllowed)
}
