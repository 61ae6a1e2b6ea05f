import type { Fragments } from '../../page/events'
import { report } from '../../page/report'
import { readStorage, writeStorage } from '../../page/storage'
import { settings } from '../settings'
import { LANGUAGE_KEY, languageOfPage, TIME_KEY } from './cartCopy'

/**
 * Stores a copy with its time, in the format of the old scripts. Other tabs are told through local storage, but only if the cart differs
 * from this tab's last: otherwise two tabs with different carts, as in two currencies, would make each other fetch without end. Not in
 * `cartCopy.ts`, because the core reads copies and stores none.
 */
export function storeCartCopy(fragments: Fragments, hash: string): void {
  const { fragmentsKey, cartHashKey } = settings()
  const isTold = readStorage('sessionStorage', cartHashKey) === hash || writeStorage('localStorage', cartHashKey, hash)
  // If the fragments cannot be stored, the hash is not stored either: it would make the old fragments count as current.
  const isStored =
    writeStorage('sessionStorage', fragmentsKey, JSON.stringify(fragments)) &&
    writeStorage('sessionStorage', cartHashKey, hash) &&
    writeStorage('sessionStorage', LANGUAGE_KEY, languageOfPage()) &&
    writeStorage('sessionStorage', TIME_KEY, String(Date.now()))
  if (!isStored || !isTold) report('storage-unusable')
}
