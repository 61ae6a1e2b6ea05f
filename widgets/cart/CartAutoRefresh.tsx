import { type ReactNode, useRef } from 'react'
import { isOfThisPage } from '../../src/page/address'
import { stopAll } from '../../src/page/callbacks'
import { followedLink } from '../../src/page/followedLink'
import { isRepeated } from '../../src/page/heldEnter'
import { insteadOfClicks } from '../../src/page/insteadOfClicks'
import { noticeLeaving } from '../../src/page/leaving'
import { markWaiting } from '../../src/page/markWaiting'
import { goTo } from '../../src/page/navigation'
import { untilPageShow } from '../../src/page/pageShow'
import { submitAgain } from '../../src/page/submitAgain'
import { ServerElement, useGuarded, useHost, useNewest, usePageEffect, usePluginEvent, useTimer } from '../../src/react'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { followedCartLink } from '../../src/stores/cart/holdCartLinks'
import { beforeOthers } from './beforeOthers'
import { fillInQuantities, isEmptied, refillEmptied, TABLE_QUANTITY } from './quantityFields'
import { sendCartForm } from './sendCartForm'

/** Milliseconds without another change after which the cart is sent (contract 2). */
const DELAY = 1200

/**
 * Links that the shop's own cart script follows in the background: it then puts what the shop knows in place of the table (contract 2).
 */
const IN_PLACE = '.product-remove>a,.restore-item,.woocommerce-remove-coupon'

const UPDATE = 'button[name="update_cart"]'

/** Has the shopper just emptied a quantity, to type another? */
function isBeingTyped(): boolean {
  const { activeElement } = document
  return !!activeElement?.matches(TABLE_QUANTITY) && isEmptied(activeElement as HTMLInputElement)
}

/** Is something in a form that the shop's script is updating, or otherwise busy with (contract 2)? */
const isBusy = (element: Element | null) => !!element?.closest('.processing')

/** Does a link lead to a page, and not to a part of this one, a mail or a script? */
function leadsToPage({ href }: HTMLAnchorElement): boolean {
  return /^http/.test(href) && !(href.includes('#') && isOfThisPage(href))
}

/** Does anew what was held, for whoever serves it, as soon as nothing is held any more, unless what was pressed has left the page. */
function doAgain(pressed: Element, act: () => void, { aborted }: AbortSignal): void {
  if (!aborted) setTimeout(() => pressed.isConnected && act())
}

/**
 * The cart page's table where the theme updates it automatically (contract 2): presses the update button once the shopper has changed a
 * quantity, and has neither changed nor typed another for a while. Where the shop's own script is there, it updates the page in place;
 * else the form is sent. Who follows a link before that, to the checkout, to a product or one that removes another row, or sends another
 * form, has the quantity sent first. What is changed while that script updates the page stands in the table that it then puts there, too.
 */
export function CartAutoRefresh(): ReactNode {
  const host = useHost()
  const { wait, stop } = useTimer()
  /** Looked up when it is pressed, because the shop's script replaces the form. Of two forms on a page it is the host's own. */
  const updateButton = () =>
    (host.closest('form') ?? host).querySelector<HTMLButtonElement>(UPDATE) ??
    document.querySelector<HTMLButtonElement>(UPDATE)
  const isChanged = useRef(false)
  /** The quantities that are changed while the shop's script updates the table, by the names of their fields: its answer knows none. */
  const { current: late } = useRef(new Map<string, string>())
  /** There while something is held until a quantity is sent; aborted when the shopper goes elsewhere meanwhile. */
  const sending = useRef<AbortController>(undefined)
  const update = () => {
    const button = updateButton()
    // While it updates the table, that script takes no press. An empty quantity would be none of the product.
    if (isBusy(button) || isBeingTyped()) return wait(update, DELAY)
    isChanged.current = false
    late.clear()
    button?.click()
  }
  const noteChange = ({ target }: Event) => {
    const field = target as HTMLInputElement
    if (!field.matches(TABLE_QUANTITY) || refillEmptied(field)) return
    isChanged.current = true
    if (isBusy(field)) late.set(field.name, field.value)
    if (!sending.current) wait(update, DELAY)
  }
  /** The table would be put anew under the hands of who is typing. */
  const noteTyping = ({ target }: Event) => {
    if (isChanged.current && !sending.current && (target as Element).matches(TABLE_QUANTITY)) wait(update, DELAY)
  }
  /** Sends what has changed, and what changes meanwhile. @returns whether the shop has taken it. */
  const sendChanges = async (): Promise<boolean> => {
    while (isChanged.current) {
      isChanged.current = false
      // One that still has the focus may be empty: nobody has told of its change.
      for (const field of host.querySelectorAll<HTMLInputElement>(TABLE_QUANTITY)) refillEmptied(field)
      const button = updateButton()
      if (!button?.form || !(await sendCartForm(button.form, button))) return false
    }
    return true
  }
  /** Sends what has changed. Once the shop has taken that, `go` does what was held; where it returns true, it leads to another page. */
  const sendBefore = useGuarded(async (pressed: Element, go: (wanted: AbortSignal) => unknown) => {
    stop()
    const leaving = noticeLeaving()
    const { signal } = leaving
    sending.current = leaving
    const unmark = markWaiting(pressed)
    const isTaken = await sendChanges()
    if (isTaken && (await go(signal))) await untilPageShow()
    // Where the shop has not taken it, its page says why.
    if (!isTaken && !signal.aborted) update()
    leaving.abort()
    unmark()
    // Another form that was sent meanwhile is held in place of this.
    if (sending.current !== leaving) return
    sending.current = undefined
    // What was changed in the meantime, where the page stays.
    if (isChanged.current) wait(update, DELAY)
  })
  const insteadOfClick = useNewest((click: MouseEvent): (() => void) | undefined => {
    const cartLink = followedCartLink(click)
    const anyLink = followedLink(click)
    const link = cartLink ?? (anyLink && leadsToPage(anyLink) ? anyLink : undefined)
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
    const follow = (wanted: AbortSignal) =>
      link.matches(IN_PLACE)
        ? doAgain(link, () => link.click(), wanted)
        : goWhenSettled(link.href, () => !wanted.aborted)
    if (form.checkValidity()) return () => sendBefore(link, follow)
    // The browser says what is wrong with it, but only to who goes on to order: another row may well be removed.
    return cartLink && (() => form.reportValidity())
  })
  const insteadOfSubmit = useNewest(({ target, submitter }: SubmitEvent): (() => void) | undefined => {
    const button = updateButton()
    const cartForm = button?.form
    const form = target as HTMLFormElement
    // Who sends a form once more meanwhile does so at once.
    sending.current?.abort()
    if (!isChanged.current || !cartForm) return undefined
    if (form === cartForm && (!submitter || submitter === button)) {
      // It takes what has changed along; pressed a second time, the button would begin anew what is under way.
      stop()
      isChanged.current = false
      return undefined
    }
    if (!cartForm.checkValidity()) return undefined
    return () => sendBefore(form, (wanted) => doAgain(form, () => submitAgain(form, submitter), wanted))
  })
  const keepLate = () => {
    fillInQuantities(late)
    late.clear()
  }
  usePluginEvent('updated_wc_div', keepLate, document.body)
  usePageEffect(
    () =>
      stopAll(
        // Nearer than the window, where the cart's links are held for the calls under way (`holdCartLinks`): of two, the nearer one acts.
        insteadOfClicks((click) => insteadOfClick.current(click), document),
        // What the shop's script serves in place it hears only when it is done anew.
        beforeOthers('click', (click) => (followedLink(click, IN_PLACE) ? insteadOfClick.current(click) : undefined)),
        beforeOthers('submit', (submit) => insteadOfSubmit.current(submit)),
      ),
    [],
  )
  return (
    <ServerElement
      of={host}
      onChange={noteChange}
      onInput={noteTyping}
      on={{ 'shop-islands:quantity-set': noteChange }}
    />
  )
}
