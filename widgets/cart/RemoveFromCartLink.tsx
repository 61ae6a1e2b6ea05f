import type { ReactNode } from 'react'
import { removalNotifier } from '../../src/bridge/cartEvents'
import { BusyOverlay } from '../../src/notice/BusyOverlay'
import { useFailure } from '../../src/notice/useFailure'
import { isOfThisPage } from '../../src/page/address'
import { safeUrl } from '../../src/page/navigation'
import { untilPageShow } from '../../src/page/pageShow'
import { ServerElement, useHost, useOneAtATime, useText } from '../../src/react'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { removeFromCart } from '../../src/stores/cart/removeFromCart'
import { refreshAfter } from '../../src/stores/cart/showCart'
import { announceSuccess } from './announceSuccess'
import { keepFocusNear } from './keepFocusNear'

/** The address at which the server removes the item itself. A theme's own control may have none: a button, or a link to `#`. */
function ownAddress(link: HTMLElement): string | undefined {
  const address = safeUrl(link.getAttribute('href'))
  return address && !isOfThisPage(address) ? address : undefined
}

/**
 * Removes a link's item. Where that does not work, the browser follows the link, and the server removes the item itself.
 *
 * @param fail tells the shopper that it has not worked, where the link leads nowhere.
 */
async function remove(link: HTMLElement, fail: () => void): Promise<void> {
  const tell = removalNotifier(link)
  const { body } = document
  let goOn = () => {}
  let failure: unknown
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
    failed(error) {
      failure = error
      tell.failed(error)
    },
  })
  if (isRemoved) return
  // Who is on another page meanwhile, whose body a script has put in the place of this one's, is not led away from there.
  if (body.isConnected && (await goWhenSettled(ownAddress(link)))) return untilPageShow()
  fail()
  refreshAfter(failure)
}

/** The link of a mini-cart row that removes its item from the cart (contract 1.5; behaviours mini-cart.remove.*). */
export function RemoveFromCartLink(): ReactNode {
  const link = useHost()
  // Once at a time: the shop would refuse the second removal of an item, and the browser would then follow the link.
  const [isBusy, run] = useOneAtATime()
  const { removeFailed } = useText('cart')
  const { notice, fail, forget } = useFailure(link, removeFailed)
  const press = () =>
    run(() => {
      forget()
      return remove(link, fail)
    })
  return (
    <>
      <ServerElement of={link} onClick={press} />
      {isBusy && <BusyOverlay of={link.closest<HTMLElement>('.woocommerce-mini-cart-item') ?? link} />}
      {notice}
    </>
  )
}
