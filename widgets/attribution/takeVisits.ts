import { readStorage, writeStorage } from '../../src/page/storage'
import { isVisitKept, KEPT_VISITS } from './keepVisit'
import type { Arrival } from './tracker/visit'

/** Takes out the visits of earlier pages that the tracker has not recorded, in their order; nothing is kept of them, or of this page's, any more. */
export function takeVisits(): Arrival[] {
  const kept = readStorage('sessionStorage', KEPT_VISITS)
  if (!kept) return []
  writeStorage('sessionStorage', KEPT_VISITS, '')
  const lines = kept.split('\n').slice(0, isVisitKept() ? -2 : -1)
  const visits = lines.map((line) => line.split(' '))
  // Another script may have written them.
  return visits
    .filter(([address]) => address?.startsWith(`${location.origin}/`))
    .map(([address = '', referrer = '']) => ({ address, referrer }))
}
