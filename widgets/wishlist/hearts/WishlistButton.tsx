import type { ReactNode } from 'react'
import { pressOnce } from '../../../src/page/keys'
import { ServerElement, useHost } from '../../../src/react'
import { buttonOf } from './buttonSelectors'
import { SERVED, useWishlistChange } from './useWishlistChange'

/**
 * A wishlist button, in a listing or at a product, or the theme's heart that stands for one (plugins contract 2.1). Whether its product is
 * on a list is painted when the store changes (`paintButton.ts`), because there may be a thousand buttons on the page.
 */
export function WishlistButton(): ReactNode {
  const host = useHost()
  const button = buttonOf(host) ?? host
  const { isBusy, isServed, isAsking, notice, press } = useWishlistChange(button)
  const busy = isBusy || undefined
  // The plugin's preloader runs on the buttons that want one, until the answer is there (plugins contract 2.3).
  const pulses = (isAsking && button.matches('.ftinvwl-animated')) || undefined
  return (
    <>
      <ServerElement
        of={host}
        class={{ loading: busy }}
        onClick={press}
        onKeydown={(event) => pressOnce(event, press)}
      />
      <ServerElement
        of={button}
        class={{ [SERVED]: isServed || undefined, 'ftinvwl-pulse': pulses }}
        aria-busy={busy}
      />
      {notice}
    </>
  )
}
