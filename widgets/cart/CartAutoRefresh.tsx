import type { ReactNode } from 'react'
import { listenToScriptChanges } from '../../src/bridge/scriptChanges'
import { ServerElement, useHost, useNewest, usePageEffect, useTimer } from '../../src/react'

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
  const restart = (field: Element) => {
    if (!field.matches('.cart_item .qty')) return
    // Looked up when it is pressed, because the shop's script replaces the form.
    wait(() => document.querySelector<HTMLElement>('button[name="update_cart"]')?.click(), DELAY)
  }
  const newest = useNewest(restart)
  usePageEffect(() => listenToScriptChanges(host, (field) => newest.current(field)), [host])
  return <ServerElement of={host} onChange={({ target }) => restart(target as Element)} />
}
