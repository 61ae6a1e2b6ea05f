import type { Island } from '../../src/islands/island'
import { $wishlist } from '../../src/stores/wishlist/wishlist'
import type { WishlistData } from '../../src/stores/wishlist/wishlistData'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'

/** Milliseconds for which the theme's icon says that something was added (behaviour wishlist.button.added-animation-500-ms). */
const ADDED = 500

/** A place in the header that says how many products are in the wishlists (behaviours wishlist.counter.*). */
export default function attach({ host }: Island): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isIcon = host.localName === 'i'

  const paint = (data: WishlistData | undefined) => {
    const count = Number(data?.counter)
    // Until the count is known the place stays as the server printed it.
    if (!(count >= 0)) return
    const text = count || !wishlistSettings().wishlistHideZeroCounter ? String(count) : ''
    if (!isIcon) host.textContent = text
    else if (text) host.dataset['iconLabel'] = text
    else delete host.dataset['iconLabel']
    host.closest('.wishlist_products_counter')?.classList.toggle('wishlist-counter-with-products', count > 0)
  }

  const showAdded = () => {
    clearTimeout(timer)
    host.classList.add('added')
    timer = setTimeout(() => host.classList.remove('added'), ADDED)
  }

  const stop = $wishlist.subscribe(paint)
  if (isIcon) document.addEventListener('shop-islands:added-to-wishlist', showAdded)
  return () => {
    stop()
    document.removeEventListener('shop-islands:added-to-wishlist', showAdded)
  }
}
