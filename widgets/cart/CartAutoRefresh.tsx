import { type ReactNode, useRef } from 'react'
import { isRepeated } from '../../src/page/heldEnter'
import { insteadOfClicks } from '../../src/page/insteadOfClicks'
import { noticeLeaving } from '../../src/page/leaving'
import { markWaiting } from '../../src/page/markWaiting'
import { goTo } from '../../src/page/navigation'
import { untilPageShow } from '../../src/page/pageShow'
import { ServerElement, useGuarded, useHost, useNewest, usePageEffect, useTimer } from '../../src/react'
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
  /** Ends when the shopper goes elsewhere while a quantity is sent. */
  const sending = useRef<AbortController>(undefined)
  const update = () => {
    isChanged.current = false
    updateButton()?.click()
  }
  const restart = ({ target }: Event) => {
    if (!(target as Element).matches('.cart_item .qty')) return
    isChanged.current = true
    if (!sending.current) wait(update, DELAY)
  }
  /** Sends what has changed, and what changes meanwhile. @returns whether the shop has taken it. */
  const sendChanges = async (): Promise<boolean> => {
    while (isChanged.current) {
      isChanged.current = false
      const button = updateButton()
      if (!button?.form || !(await sendCartForm(button.form, button))) return false
    }
    return true
  }
  const goOn = async (link: HTMLAnchorElement) => {
    stop()
    const leaving = noticeLeaving()
    const { signal } = leaving
    sending.current = leaving
    const unmark = markWaiting(link)
    const isTaken = await sendChanges()
    if (isTaken && (await goWhenSettled(link.href, signal))) await untilPageShow()
    // Where the shop has not taken it, its page says why.
    else if (!isTaken && !signal.aborted) update()
    leaving.abort()
    sending.current = undefined
    unmark()
    // What was changed in the meantime, where the page stays.
    if (isChanged.current) wait(update, DELAY)
  }
  const goOnInstead = useGuarded(goOn)
  const insteadOf = useNewest((click: MouseEvent): (() => void) | undefined => {
    const link = followedCartLink(click)
    const { current: leaving } = sending
    if (link && leaving) {
      // Not left to whoever else holds such links: it would be held for the call that is under way. Who clicks once more goes at once.
      if (isRepeated(click)) return () => {}
      return () => {
        leaving.abort()
        goTo(link.href)
      }
    }
    const form = updateButton()?.form
    if (!link || !isChanged.current || !form) return undefined
    return () => {
      // The browser says what is wrong with it.
      if (form.reportValidity()) goOnInstead(link)
    }
  })
  usePageEffect(() => insteadOfClicks((click) => insteadOf.current(click), document), [])
  return <ServerElement of={host} onChange={restart} on={{ 'shop-islands:quantity-set': restart }} />
}
