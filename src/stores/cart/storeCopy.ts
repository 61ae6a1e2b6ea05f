import type { Fragments } from '../../page/events'
import { report } from '../../page/report'
import { readStorage, writeStorage } from '../../page/storage'
import { settings } from '../settings'
import { LANGUAGE_KEY, languageOfPage, TIME_KEY } from './copy'

/**
 * Stores a copy with its time, in the format of the old scripts, and tells other tabs through local storage where it is another cart than
 * this tab's last. Two tabs for which the shop has different carts, as in two currencies, would ask each other on and on otherwise.
 */
export function storeCopy(fragments: Fragments, hash: string): void {
  const { fragmentsKey, cartHashKey } = settings()
  const isTold = readStorage('sessionStorage', cartHashKey) === hash || writeStorage('localStorage', cartHashKey, hash)
  // Where there is no room for the fragments the hash is not stored either, or it would vouch for the old ones.
  const isStored =
    writeStorage('sessionStorage', fragmentsKey, JSON.stringify(fragments)) &&
    writeStorage('sessionStorage', cartHashKey, hash) &&
    writeStorage('sessionStorage', LANGUAGE_KEY, languageOfPage()) &&
    (!hash || writeStorage('sessionStorage', TIME_KEY, String(Date.now())))
  if (!isStored || !isTold) report('storage-unusable')
}
