import { deleteCookie } from '../../page/cookies'
import { onLeaving } from '../../page/leaving'
import { readCookie } from '../../page/readCookie'
import { readStorage, writeStorage } from '../../page/storage'
import { readWishlistData, type WishlistData } from './wishlistData'
import { wishlistSettings } from './wishlistSettings'

/** Set by the server when what the browser keeps is no longer the shopper's: at a login or a logout (plugins contract 2.8). */
const UPDATE_COOKIE = 'tinvwl_update_data'

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

/** How many changes this page has sent without knowing the outcome yet. */
let underWay = 0

/**
 * Waits for a change of the wishlists. If the page is left before the outcome is known, the stored copy may be wrong, and no cookie tells a
 * guest's next page so: the copy is emptied, and the next page fetches the data.
 */
export async function guardCopyDuring<Answer>(change: Promise<Answer>): Promise<Answer> {
  underWay += 1
  try {
    return await change
  } finally {
    underWay -= 1
  }
}

onLeaving(() => {
  if (underWay > 0) write('')
})

/**
 * Empties the copy that the server's cookie declares outdated, and deletes the cookie (behaviour wishlist.cache.update-cookie-clears-cache).
 * Only where this script keeps the copy: where the plugin's own does, the cookie is meant for that one.
 */
export function emptyOutdatedCopy(): void {
  if (!readCookie(UPDATE_COOKIE)) return
  deleteCookie(UPDATE_COOKIE)
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

/** Has another tab stored data that this tab has not seen? Calling this marks them as seen. */
export function hasOtherTabStored(): boolean {
  const { wishlistDataKey } = wishlistSettings()
  const theirs = readStorage('localStorage', wishlistDataKey)
  if (theirs === null || theirs === readStorage('sessionStorage', wishlistDataKey)) return false
  writeStorage('sessionStorage', wishlistDataKey, theirs)
  return true
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
