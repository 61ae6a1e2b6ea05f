import { readStorage, writeStorage } from '../../src/page/storage'
import { isTrackingSure } from './consent'

/** The storage key of visits that are still to be recorded: a line for each, with its address and its referrer. */
export const KEPT_VISITS = 'shop-islands-visits'

let kept: string | undefined

/** The line of this page's own visit: as it was kept, also where the page's address has changed since; else as it is now. */
export function ownVisit(): string {
  return kept ?? `${location.href} ${document.referrer}`
}

/**
 * Keeps this visit until the tracker has loaded and records it. Otherwise a visitor who leaves the landing page before that, for instance
 * by an early tap on a link, would count as a direct visitor on the next page. Once, also where another body takes the place of the first:
 * the tracker records one visit for each page that is loaded. A service: it belongs to the page, and draws nothing.
 */
export function keepVisit(): undefined {
  if (kept || !isTrackingSure()) return
  const earlier = readStorage('sessionStorage', KEPT_VISITS) ?? ''
  // Neither address can contain a blank, so it separates the two.
  const visit = ownVisit()
  if (writeStorage('sessionStorage', KEPT_VISITS, `${earlier}${visit}\n`)) kept = visit
}
