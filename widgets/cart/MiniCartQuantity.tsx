// Wraps the value of the server's own field: it is what the shopper typed, and must be set where the server says otherwise.
import { type ReactNode, useState } from 'react'
import { emit, listen } from '../../src/bridge/pluginEvents'
import { Blocked } from '../../src/notice/Blocked'
import { FailureNotice } from '../../src/notice/FailureNotice'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { ServerElement, useHost, useSettings, useText } from '../../src/react'
import { fetchChangedCart } from '../../src/stores/cart/cartChanged'
import { inTurn } from '../../src/stores/cart/queue'
import { postMiniCartQuantity } from '../../src/wire/cart'
import { useCount } from './useCount'

/** The key of the row's item, as its remove link or the field's name `cart[KEY][qty]` carries it. */
function itemKey(row: Element, field: HTMLInputElement): string {
  const link = row.querySelector<HTMLElement>('[data-cart_item_key]')
  return link?.dataset['cart_item_key'] ?? /\[(.+?)\]/.exec(field.name)?.[1] ?? ''
}

/**
 * The field of a row says again what the server says, if it still holds what was sent: a swap keeps whatever the shopper changed. What was
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
  const { count, during } = useCount()
  const { quantityFailed } = useText('cart')
  const [hasFailed, setHasFailed] = useState(false)

  const send = async () => {
    if (!row || !field.reportValidity()) return
    const { value } = field
    clearAnnouncement()
    setHasFailed(false)
    const post = () => postMiniCartQuantity(itemKey(row, field), value, ajaxUrl, { timeout: addTimeout })
    try {
      await during(() => inTurn(post))
    } catch (error) {
      report('call-failed', field, error)
      showServersWord(row, value)
      setHasFailed(true)
      announce(quantityFailed)
      return
    }
    // Not whenever the fetching has ended: where it failed, the field still has the word of before the change.
    const stop = listen('wc_fragments_refreshed', () => showServersWord(row, value))
    const shown = fetchChangedCart('updated_wc_div')
    emit('added_to_cart')
    await shown
    stop()
    dispatch('shop-islands:added-to-cart', { cartHash: '' }, document.body)
  }

  return (
    <>
      <ServerElement of={field} onChange={send} />
      {row && count > 0 && <Blocked of={row} />}
      {hasFailed && <FailureNotice control={field} text={quantityFailed} />}
    </>
  )
}
