import { readStorage, writeStorage } from '../../src/page/storage'
import { isVisitKept, KEPT_VISITS } from './keepVisit'
import type { Arrival } from './tracker/visit'

/**
 * Takes the visits of earlier pages that the tracker has not recorded out of the storage, in their order. The visit of this page is
 * removed, too.
 */
export function takeVisits(): Arrival[] {
  const kept = readStorage('sessionStorage', KEPT_VISITS)
  if (!kept) return []
  writeStorage('sessionStorage', KEPT_VISITS, '')
  const lines = kept.split('\n').slice(0, isVisitKept() ? -2 : -1)
  const visits = lines.map((line) => line.split(' '))
  // Checked, because another script may have written them.
  return visits
    .filter(([address]) => address?.startsWith(`${location.origin}/`))
    .map(([address = '', referrer = '']) => ({ address, referrer }))
}
