import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { ServerElement, useHost, useListener } from '../../src/react'
import { $wishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { FILLED_SIGN } from './counterSelectors'
import { useMomentarySign } from './useMomentarySign'

/** Milliseconds for which the theme's icon shows that something was added (behaviour wishlist.button.added-animation-500-ms). */
const ADDED = 500

/**
 * A place in the header for the number of products in the wishlists (behaviours wishlist.counter.*): as text, on the theme's icon as a
 * label, or only whether there are any. Until the number is known, it stays as the server printed it.
 */
export function WishlistCounter(): ReactNode {
  const host = useHost()
  // Not a number until it is known.
  const count = Number(useStore($wishlist)?.counter)
  const isIcon = host.localName === 'i'
  const [isAdded, showAdded] = useMomentarySign(ADDED)
  useListener(isIcon ? document : null, 'shop-islands:added-to-wishlist', showAdded)
  const isKnown = count >= 0
  const shown = count > 0 || !wishlistSettings().wishlistHideZeroCounter ? String(count) : ''
  if (host.matches(FILLED_SIGN))
    return <ServerElement of={host} class={{ 'wishlist-counter-with-products': isKnown ? count > 0 : undefined }} />
  return (
    <ServerElement
      of={host}
      class={{ added: isAdded || undefined }}
      data-icon-label={isKnown && isIcon ? shown || null : undefined}
      textContent={isKnown && !isIcon ? shown : undefined}
    />
  )
}
