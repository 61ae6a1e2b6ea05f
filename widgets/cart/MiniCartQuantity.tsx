// Wraps the value of the server's own field: it holds what the shopper typed, and must be set where the server has another quantity.
import { type ReactNode, useRef } from 'react'
import { emit, listen } from '../../src/bridge/pluginEvents'
import { Blocked } from '../../src/notice/Blocked'
import { useFailure } from '../../src/notice/useFailure'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { ServerElement, useHost, useSettings, useText } from '../../src/react'
import { fetchChangedCart } from '../../src/stores/cart/cartChanged'
import { inTurn } from '../../src/stores/cart/queue'
import { refreshAfter } from '../../src/stores/cart/showCart'
import { postMiniCartQuantity } from '../../src/wire/cart'
import { REMOVE } from './cartPlaces'
import { keepFocusNear } from './keepFocusNear'
import { useRunningCount } from './useRunningCount'

/** The key of the row's item, from its remove link or from the field's name `cart[KEY][qty]`. */
function itemKey(row: Element, field: HTMLInputElement): string {
  const link = row.querySelector<HTMLElement>('[data-cart_item_key]')
  return link?.dataset['cart_item_key'] ?? /\[(.+?)\]/.exec(field.name)?.[1] ?? ''
}

/**
 * Sets a row's field to the server's quantity if it still holds the one that was sent: a swap keeps what the shopper has typed. What was
 * typed meanwhile stays.
 */
function showServersWord(row: HTMLElement, sent: string): void {
  const field = row.querySelector<HTMLInputElement>('input.qty')
  if (field?.value === sent) field.value = field.defaultValue
}

/** A quantity field in a mini-cart row, which newer themes show (contract 1.5; decisions: What a failed add says). */
export function MiniCartQuantity(): ReactNode {
  const field = useHost<HTMLInputElement>()
  const row = field.closest<HTMLElement>('.woocommerce-mini-cart-item')
  const { ajaxUrl, addTimeout } = useSettings()
  const { count, during } = useRunningCount()
  const { quantityFailed } = useText('cart')
  const { notice, fail, forget } = useFailure(field, quantityFailed)
  /** The quantity that was sent, and the server's of then: the cart has the first until the page shows a newer one. */
  const sent = useRef<{ value: string; shown: string }>(undefined)

  const send = async () => {
    if (!row || !field.reportValidity()) return
    const { value } = field
    // Emptied for a moment; to the server it would be none of the product.
    if (!value) {
      field.value = field.defaultValue
      return
    }
    forget()
    sent.current = { value, shown: field.defaultValue }
    const post = () => postMiniCartQuantity(itemKey(row, field), value, ajaxUrl, { timeout: addTimeout })
    try {
      await during(() => inTurn(post))
    } catch (error) {
      report('call-failed', field, error)
      sent.current = undefined
      showServersWord(row, value)
      fail()
      refreshAfter(error)
      return
    }
    // A quantity of 0 removes the row.
    const link = row.querySelector<HTMLElement>(REMOVE)
    const goOn = link && Number(value) === 0 ? keepFocusNear(link, row) : () => {}
    // On this event rather than after the fetch, because if that failed, the field's attribute still has the old quantity.
    const stop = listen('wc_fragments_refreshed', () => {
      sent.current = undefined
      showServersWord(row, value)
    })
    const shown = fetchChangedCart('updated_wc_div')
    emit('added_to_cart')
    await shown
    stop()
    goOn()
    dispatch('shop-islands:added-to-cart', {}, document.body)
  }

  /** Scripts also tell of a change where there is none: sent, it would be answered by the event on which some tell so once more. */
  const sendIfChanged = () => {
    const { value, defaultValue } = field
    const inCart = sent.current?.shown === defaultValue ? sent.current.value : defaultValue
    return value === inCart ? undefined : send()
  }

  return (
    <>
      <ServerElement of={field} onChange={send} on={{ 'shop-islands:quantity-set': sendIfChanged }} />
      {row && count > 0 && <Blocked of={row} />}
      {notice}
    </>
  )
}
