import { writeStorage } from '../../src/page/storage'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'

let adopted = ''

/** The share key of the wishlist that the shopper changed last; empty where none is known. */
export function adoptedShareKey(): string {
  return adopted
}

/** Storage key under which a tab tells the others which wishlist has changed (plugins contract 2.5). */
export function refreshKey(): string {
  return `${wishlistSettings().wishlistDataKey}_refresh`
}

/**
 * Notes which wishlist has changed: later calls send its key where the page has none, and tabs that show it are told (behaviour
 * wishlist.answer.share-key-is-adopted).
 */
export function adoptShareKey(shareKey: string): void {
  adopted = shareKey
  // Emptied first, because storing the same value again would raise no event in other tabs.
  writeStorage('localStorage', refreshKey(), '')
  writeStorage('localStorage', refreshKey(), shareKey)
}
