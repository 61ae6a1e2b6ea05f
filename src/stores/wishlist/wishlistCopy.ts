import { readCookie } from '../../page/readCookie'
import { readStorage, writeStorage } from '../../page/storage'
import { readWishlistData, type WishlistData } from './wishlistData'
import { wishlistSettings } from './wishlistSettings'

/** Set by the server when what the browser keeps is no longer the shopper's: at a login or a logout (plugins contract 2.8). */
export const UPDATE_COOKIE = 'tinvwl_update_data'

function write(text: string): void {
  const { wishlistDataKey } = wishlistSettings()
  // If the storage is full, the old copy is emptied, too: the data are then fetched on every page.
  if (!writeStorage('localStorage', wishlistDataKey, text)) writeStorage('localStorage', wishlistDataKey, '')
  writeStorage('sessionStorage', wishlistDataKey, text)
}

/** Stores the data in both storages, in the format of the old scripts (plugins contract 2.5). */
export function storeCopy(data: WishlistData): void {
  write(JSON.stringify(data))
}

/** Empties the copy, for all tabs: the next page fetches the data. */
export function emptyCopy(): void {
  write('')
}

/** Reads the copy of the data that the browser kept. Corrupt data, those of a page in another language, or outdated ones count as none. */
export function readCopy(): WishlistData | undefined {
  if (readCookie(UPDATE_COOKIE)) return
  const { wishlistDataKey, wishlistLang } = wishlistSettings()
  // An emptied copy in local storage counts for all tabs, so session storage is not used then.
  const text = readStorage('localStorage', wishlistDataKey) ?? readStorage('sessionStorage', wishlistDataKey)
  try {
    const data = readWishlistData(JSON.parse(text ?? ''))
    return data && String(data.lang ?? '') === wishlistLang ? data : undefined
  } catch {
    return
  }
}

/**
 * Do the server's cookies agree with the data (behaviours wishlist.cache.refetch-when-…)? Guests have no such cookies. Compared as text:
 * the data may hold numbers.
 */
export function isUpToDate({ counter, stats_count }: WishlistData): boolean {
  const counterCookie = readCookie('tinvwl_wishlists_data_counter')
  const statsCookie = readCookie('tinvwl_wishlists_data_stats')
  if (!counterCookie && !statsCookie) return true
  return (
    (!counterCookie || counterCookie === String(counter)) &&
    (stats_count === undefined || stats_count === null || statsCookie === String(stats_count))
  )
}
