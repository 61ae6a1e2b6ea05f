import type { ReactNode } from 'react'
import { emit } from '../../src/bridge/pluginEvents'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { ServerElement, useHost, useSettings } from '../../src/react'
import { fetchChangedCart } from '../../src/stores/cart/cartChanged'
import { inTurn } from '../../src/stores/cart/queue'
import { postMiniCartQuantity } from '../../src/wire/cart'
import { Blocked } from './Blocked'
import { useCount } from './useCount'

/** The key of the row's item, as its remove link or the field's name `cart[KEY][qty]` carries it. */
function itemKey(row: Element, field: HTMLInputElement): string {
  const link = row.querySelector<HTMLElement>('[data-cart_item_key]')
  return link?.dataset['cart_item_key'] ?? /\[(.+?)\]/.exec(field.name)?.[1] ?? ''
}

/** A quantity field in a mini-cart row, which newer themes show (contract 1.5). */
export function MiniCartQuantity(): ReactNode {
  const field = useHost<HTMLInputElement>()
  const row = field.closest<HTMLElement>('.woocommerce-mini-cart-item')
  const { ajaxUrl, addTimeout } = useSettings()
  const { count, during } = useCount()

  const send = async () => {
    if (!row || !field.reportValidity()) return
    const { value } = field
    const post = () => postMiniCartQuantity(itemKey(row, field), value, ajaxUrl, { timeout: addTimeout })
    try {
      await during(() => inTurn(post))
    } catch (error) {
      report('call-failed', field, error)
      return
    }
    const shown = fetchChangedCart('updated_wc_div')
    emit('added_to_cart')
    await shown
    dispatch('shop-islands:added-to-cart', { cartHash: '' }, document.body)
  }

  return (
    <>
      <ServerElement of={field} onChange={send} />
      {row && count > 0 && <Blocked row={row} />}
    </>
  )
}
