// Wraps the value of the server's own field: it holds what the shopper typed, and must be set where the server has another quantity.
import { useRef, useState } from 'react'
import { emitChange } from '../../src/bridge/cartEvents'
import { onPluginEvent } from '../../src/bridge/pluginEvents'
import { useFailure } from '../../src/notice/useFailure'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { useSettings, useText } from '../../src/react'
import { fetchChangedCart } from '../../src/stores/cart/cartChanged'
import { inTurn } from '../../src/stores/cart/queue'
import { refreshAfter } from '../../src/stores/cart/showCart'
import { postMiniCartQuantity } from '../../src/wire/cart'
import { REMOVE } from './cartPlaces'
import { keepFocusNear } from './keepFocusNear'
import { refillEmptied } from './quantityFields'

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

/**
 * Sends the quantity of a mini-cart row, and shows the cart that comes of it (contract 1.5).
 *
 * @param row the row around the field; without one, nothing is sent.
 * @returns how many quantities are on their way, the notice about one that was not taken, the function that sends the field's quantity, and
 *   the one that does so only if the cart has another.
 */
export function useMiniCartQuantity(field: HTMLInputElement, row: HTMLElement | null) {
  const { ajaxUrl, addTimeout } = useSettings()
  const { quantityFailed } = useText('cart')
  const { notice, fail, forget } = useFailure(field, quantityFailed)
  const [count, setCount] = useState(0)
  /** The quantity that was sent, and the server's of then: the cart has the first until the page shows a newer one. */
  const sent = useRef<{ value: string; shown: string }>(undefined)

  /** Makes the call when its turn has come, and counts it until it has ended: the row is free before others hear of the change. */
  const post = async (call: () => Promise<unknown>) => {
    setCount((before) => before + 1)
    try {
      await inTurn(call)
    } finally {
      setCount((before) => before - 1)
    }
  }

  const send = async () => {
    if (!row || !field.reportValidity() || refillEmptied(field)) return
    const { value } = field
    forget()
    const own = { value, shown: field.defaultValue }
    sent.current = own
    try {
      await post(() => postMiniCartQuantity(itemKey(row, field), value, ajaxUrl, { timeout: addTimeout }))
    } catch (error) {
      report('call-failed', field, error)
      // Where a newer quantity is on its way, the shopper no longer wants this one.
      if (sent.current === own) {
        sent.current = undefined
        showServersWord(row, value)
        fail()
      }
      refreshAfter(error)
      return
    }
    // A quantity of 0 removes the row.
    const link = row.querySelector<HTMLElement>(REMOVE)
    const goOn = link && Number(value) === 0 ? keepFocusNear(link, row) : () => {}
    // On this event rather than after the fetch, because if that failed, the field's attribute still has the old quantity.
    const stop = onPluginEvent('wc_fragments_refreshed', () => {
      // Another that was sent meanwhile is not in this cart.
      if (sent.current === own) sent.current = undefined
      showServersWord(row, value)
    })
    const shown = fetchChangedCart('updated_wc_div')
    emitChange('added_to_cart')
    await shown
    stop()
    goOn()
    dispatch('shop-islands:added-to-cart', { isQuantity: true }, document.body)
  }

  /** Scripts also tell of a change where there is none: sent, it would be answered by the event on which some tell so once more. */
  const sendIfChanged = () => {
    const { value, defaultValue } = field
    const inCart = sent.current?.shown === defaultValue ? sent.current.value : defaultValue
    return value === inCart ? undefined : send()
  }

  return { count, notice, send, sendIfChanged }
}
