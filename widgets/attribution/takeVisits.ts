import { readStorage, writeStorage } from '../../src/page/storage'
import { KEPT_VISITS, ownVisit } from './keepVisit'
import type { Arrival } from './tracker/visit'

/**
 * Takes the visits that the tracker has not recorded out of the storage, in their order: those of earlier pages, this page's own, and those
 * of the pages from which the visitor has come back to it.
 */
export function takeVisits(): Arrival[] {
  const lines = (readStorage('sessionStorage', KEPT_VISITS) ?? '').split('\n')
  if (lines.length > 1) writeStorage('sessionStorage', KEPT_VISITS, '')
  if (!lines.includes(ownVisit())) lines.push(ownVisit())
  const visits = lines.map((line) => line.split(' '))
  // Checked, because another script may have written them.
  return visits
    .filter(([address]) => address?.startsWith(`${location.origin}/`))
    .map(([address = '', referrer = '']) => ({ address, referrer }))
}
