import { readStorage, writeStorage } from '../../src/page/storage'
import { isSetByPage } from '../../src/stores/mergeSettings'
import { askConsent } from './askConsent'

/** The storage key of visits that are still to be recorded: a line for each, with its address and its referrer. */
export const KEPT_VISITS = 'shop-islands-visits'

let isKept = false

/** Is the last of the kept visits this page's own? */
export function isVisitKept(): boolean {
  return isKept
}

/** May the visitor be tracked, as far as that is sure before the tracker has come? Where the page's author has a say, it is not. */
export function isTrackingSure(): boolean {
  const { allowTracking, consentCategory } = window.wc_order_attribution?.params ?? {}
  return (
    allowTracking === true &&
    (!consentCategory || !!askConsent(consentCategory)) &&
    !['attributionAllowed', 'attributionConsentCategory'].some(isSetByPage)
  )
}

/**
 * Keeps this visit until the tracker has loaded and records it. Otherwise a visitor who leaves the landing page before that, for instance
 * by an early tap on a link, would count as a direct visitor on the next page. A service: it belongs to the page, and draws nothing.
 */
export function keepVisit(): undefined {
  if (!isTrackingSure()) return
  const earlier = readStorage('sessionStorage', KEPT_VISITS) ?? ''
  // Neither address can contain a blank, so it separates the two.
  isKept = writeStorage('sessionStorage', KEPT_VISITS, `${earlier}${location.href} ${document.referrer}\n`)
}
