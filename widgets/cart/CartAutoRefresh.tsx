import type { ReactNode } from 'react'
import { ServerElement, useHost, useTimer } from '../../src/react'

/** Milliseconds without another change after which the cart is sent (contract 2). */
const DELAY = 1200

/**
 * The cart page's table where the theme updates it automatically (contract 2): presses the update button once the shopper has changed a
 * quantity and made no further change for a while. Where the shop's own script is there, it updates the page in place; else the form is
 * sent.
 */
export function CartAutoRefresh(): ReactNode {
  const host = useHost()
  const { wait } = useTimer()
  const restart = ({ target }: Event) => {
    if (!(target as Element).matches('.cart_item .qty')) return
    // Looked up when it is pressed, because the shop's script replaces the form.
    wait(() => document.querySelector<HTMLElement>('button[name="update_cart"]')?.click(), DELAY)
  }
  return <ServerElement of={host} onChange={restart} on={{ 'shop-islands:quantity-set': restart }} />
}
