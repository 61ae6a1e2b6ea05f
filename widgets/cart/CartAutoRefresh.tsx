import { type ReactNode, useRef } from 'react'
import { markWaiting } from '../../src/page/markWaiting'
import { untilPageShow } from '../../src/page/pageShow'
import { ServerElement, useHost, useListener, useTimer } from '../../src/react'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { followedCartLink } from '../../src/stores/cart/holdCartLinks'
import { sendCartForm } from './sendCartForm'

/** Milliseconds without another change after which the cart is sent (contract 2). */
const DELAY = 1200

/** Looked up when it is pressed, because the shop's script replaces the form. */
const updateButton = () => document.querySelector<HTMLButtonElement>('button[name="update_cart"]')

/**
 * The cart page's table where the theme updates it automatically (contract 2): presses the update button once the shopper has changed a
 * quantity and made no further change for a while. Where the shop's own script is there, it updates the page in place; else the form is
 * sent. Who goes on to the checkout before that has the quantity sent first.
 */
export function CartAutoRefresh(): ReactNode {
  const host = useHost()
  const { wait, stop } = useTimer()
  const isChanged = useRef(false)
  const update = () => {
    isChanged.current = false
    updateButton()?.click()
  }
  const restart = ({ target }: Event) => {
    if (!(target as Element).matches('.cart_item .qty')) return
    isChanged.current = true
    wait(update, DELAY)
  }
  useListener(document, 'click', async (event) => {
    const link = isChanged.current && followedCartLink(event)
    const button = updateButton()
    if (!link || !button?.form) return
    event.preventDefault()
    // The browser says what is wrong with it.
    if (!button.form.reportValidity()) return
    stop()
    isChanged.current = false
    const unmark = markWaiting(link)
    // Where the shop has not taken it, its page says why.
    if (!(await sendCartForm(button.form, button))) update()
    else if (await goWhenSettled(link.href)) await untilPageShow()
    unmark()
  })
  return <ServerElement of={host} onChange={restart} on={{ 'shop-islands:quantity-set': restart }} />
}
