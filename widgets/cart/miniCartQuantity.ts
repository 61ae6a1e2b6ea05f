import type { Island } from '../../src/islands/island'
import { block } from '../../src/page/block'
import { emit } from '../../src/page/pluginEvents'
import { report } from '../../src/page/report'
import { postMiniCartQuantity } from '../../src/server/cart'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'

/** The key of the row's item, as its remove link or the field's name `cart[KEY][qty]` carries it. */
function itemKey(row: Element, field: HTMLInputElement): string {
  const link = row.querySelector<HTMLElement>('[data-cart_item_key]')
  return link?.dataset['cart_item_key'] ?? /\[(.+?)\]/.exec(field.name)?.[1] ?? ''
}

/** A quantity field in a mini-cart row, which newer themes show (contract 1.5). */
export default function attach({ host, on }: Island): () => void {
  const field = host as HTMLInputElement
  return on('change', async () => {
    const row = field.closest<HTMLElement>('.woocommerce-mini-cart-item')
    if (!row || !field.reportValidity()) return
    const { ajaxUrl, addTimeout } = settings()
    const unblock = block(row)
    try {
      await inTurn(() => postMiniCartQuantity(itemKey(row, field), field.value, ajaxUrl, { timeout: addTimeout }))
      emit('updated_wc_div')
      emit('added_to_cart')
    } catch (error) {
      report('call-failed', field, error)
    } finally {
      unblock()
    }
  })
}
