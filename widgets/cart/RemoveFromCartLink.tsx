import type { ReactNode } from 'react'
import { removalNotifier } from '../../src/bridge/cartEvents'
import { Blocked } from '../../src/notice/Blocked'
import { untilPageShow } from '../../src/page/pageShow'
import { ServerElement, useHost, useOneAtATime } from '../../src/react'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { removeFromCart } from '../../src/stores/cart/removeFromCart'
import { announceSuccess } from './announceSuccess'
import { keepFocusNear } from './keepFocusNear'

/** Removes a link's item. Where that does not work, the browser follows the link, and the server removes the item itself. */
async function remove(link: HTMLElement): Promise<void> {
  const tell = removalNotifier(link)
  let goOn = () => {}
  const isRemoved = await removeFromCart(link.dataset['cart_item_key'] ?? '', {
    ...tell,
    leaving() {
      goOn = keepFocusNear(link)
    },
    removed(cart) {
      tell.removed(cart)
      announceSuccess(link)
    },
    shown(cart) {
      goOn()
      tell.shown(cart)
    },
  })
  if (!isRemoved && (await goWhenSettled(link.getAttribute('href')))) await untilPageShow()
}

/** The link of a mini-cart row that removes its item from the cart (contract 1.5; behaviours mini-cart.remove.*). */
export function RemoveFromCartLink(): ReactNode {
  const link = useHost()
  // Once at a time: the shop would refuse the second removal of an item, and the browser would then follow the link.
  const [isBusy, run] = useOneAtATime()
  return (
    <>
      <ServerElement of={link} onClick={() => run(() => remove(link))} />
      {isBusy && <Blocked of={link.closest<HTMLElement>('.woocommerce-mini-cart-item') ?? link} />}
    </>
  )
}
