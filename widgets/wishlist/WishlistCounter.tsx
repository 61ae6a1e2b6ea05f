import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { ServerElement, useHost, useListener } from '../../src/react'
import { $wishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'

/** Milliseconds for which the theme's icon says that something was added (behaviour wishlist.button.added-animation-500-ms). */
const ADDED = 500

/** Says for a moment that something was added to a wishlist; the last add counts. */
function useAddedSign(isWanted: boolean): boolean {
  const [adds, setAdds] = useState(0)
  useListener(isWanted ? document : null, 'shop-islands:added-to-wishlist', () => setAdds((count) => count + 1))
  useLayoutEffect(() => {
    if (!adds) return
    const timer = setTimeout(() => setAdds(0), ADDED)
    return () => clearTimeout(timer)
  }, [adds])
  return adds > 0
}

/**
 * A place in the header that says how many products are in the wishlists (behaviours wishlist.counter.*): as its text, or, where it is the
 * theme's icon, as the icon's label. Until the count is known it stays as the server printed it.
 */
export function WishlistCounter(): ReactNode {
  const host = useHost()
  const count = Number(useStore($wishlist)?.counter)
  const isIcon = host.localName === 'i'
  const isAdded = useAddedSign(isIcon)
  const isKnown = count >= 0
  const isShown = count > 0 || !wishlistSettings().wishlistHideZeroCounter
  return (
    <>
      <ServerElement
        of={host}
        class={{ added: isAdded || undefined }}
        data-icon-label={isKnown && isIcon ? (isShown ? count : null) : undefined}
        textContent={isKnown && !isIcon ? (isShown ? count : '') : undefined}
      />
      <ServerElement
        of={host.closest('.wishlist_products_counter')}
        class={{ 'wishlist-counter-with-products': isKnown ? count > 0 : undefined }}
      />
    </>
  )
}
