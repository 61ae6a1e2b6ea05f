import { writeStorage } from '../../src/page/storage'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'

let adopted = ''

/** The share key of the wishlist that the shopper last changed; empty where none has been told. */
export function adoptedShareKey(): string {
  return adopted
}

/** Storage key under which a tab tells the others which wishlist has changed (plugins contract 2.5). */
export function refreshKey(): string {
  return `${wishlistSettings().wishlistDataKey}_refresh`
}

/**
 * A wishlist has changed: later calls name it where the page does not, and a tab that shows it hears of it
 * (behaviour wishlist.answer.share-key-is-adopted).
 */
export function adoptShareKey(shareKey: string): void {
  adopted = shareKey
  // Storing what is stored already would tell nobody.
  writeStorage('localStorage', refreshKey(), '')
  writeStorage('localStorage', refreshKey(), shareKey)
}
