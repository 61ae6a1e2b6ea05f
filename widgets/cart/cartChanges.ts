import { announce } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { emit } from '../../src/page/pluginEvents'
import { isAdding } from '../../src/stores/cart/addToCart'
import { refreshCart, showCart } from '../../src/stores/cart/showCart'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'

/** What `added_to_cart` and `removed_from_cart` bring (contract 1.2): anybody may raise them, with all, some or no arguments. */
interface Change {
  fragments: Readonly<Record<string, string>> | undefined
  cartHash: string
  control: HTMLElement | undefined
}

function readChange([fragments, cartHash, control]: readonly unknown[]): Change {
  return {
    fragments: fragments && typeof fragments === 'object' ? (fragments as Record<string, string>) : undefined,
    cartHash: typeof cartHash === 'string' ? cartHash : '',
    control: control instanceof HTMLElement ? control : undefined,
  }
}

/** Puts the 'View cart' link right after a button, once, and never on the cart page (behaviours cart.view-cart.*). */
async function linkToCart(button: HTMLElement): Promise<void> {
  const { isCart, cartUrl, viewCartLabel, locale } = settings()
  if (isCart) return
  // Without a label there is no link; the cart itself is shown all the same.
  const label = viewCartLabel || (await loadText(locale).catch(() => undefined))?.viewCart
  if (!label) return
  if (button.parentElement?.querySelector('.added_to_cart')) return
  const link = document.createElement('a')
  link.href = cartUrl
  link.className = 'added_to_cart wc-forward'
  link.title = label
  link.textContent = label
  button.after(link)
}

/** Shows the new cart; where the event brought no fragments, they are fetched. */
async function show({ fragments, cartHash }: Change): Promise<void> {
  if (fragments) await showCart({ fragments, cartHash }, 'wc_fragments_loaded')
  else await refreshCart()
}

/** A product was added, by us or by another plugin: the button, the link, the announcement and the page follow (contract 1.2). */
export async function onAdded(...args: readonly unknown[]): Promise<void> {
  const change = readChange(args)
  const { control: button, fragments, cartHash } = change
  if (button) {
    // Another add of the same button may still be under way.
    if (!isAdding(button)) button.classList.remove('loading')
    if (fragments) {
      button.classList.add('added')
      await linkToCart(button)
    }
    emit('wc_cart_button_updated', [button])
  }
  announce(button?.dataset['success_message'])
  await show(change)
  dispatch('shop-islands:added-to-cart', { fragments, cartHash }, button ?? document.body)
}

/** The remove link that should have the focus once `link` and its row are gone: that of the next row, else of the one before. */
function neighbourOf(link: HTMLElement): HTMLElement | undefined {
  const links = [...(link.closest('ul')?.querySelectorAll<HTMLElement>('.remove_from_cart_button') ?? [])]
  const index = links.indexOf(link)
  return links[index + 1] ?? links[index - 1]
}

/** Puts the keyboard on an element, also on one that takes it only from a script. */
function takeFocus(element: HTMLElement): void {
  element.focus()
  if (element === document.activeElement) return
  element.tabIndex = -1
  element.focus()
}

/**
 * A cart item was removed (contract 1.5). The keyboard goes on from the neighbouring row, else from the empty cart, not from the top of
 * the page. While the row leaves it is there already, or around the cart: a dropdown that shows only while the focus is in it would
 * close with the row, and nothing in it could take the focus any more.
 */
export async function onRemoved(...args: readonly unknown[]): Promise<void> {
  const change = readChange(args)
  const { control: link, fragments, cartHash } = change
  const place = link?.closest<HTMLElement>('.widget_shopping_cart_content')
  const neighbour = link && neighbourOf(link)
  const refuge = link === document.activeElement && (neighbour ?? place?.parentElement)
  if (refuge) takeFocus(refuge)
  announce(link?.dataset['success_message'])
  await show(change)
  const next = [link, neighbour, place].find((element) => element?.isConnected)
  // Who went elsewhere meanwhile stays there.
  if (refuge && next && [refuge, document.body].includes(document.activeElement as HTMLElement)) takeFocus(next)
  dispatch('shop-islands:removed-from-cart', { fragments, cartHash }, link?.isConnected ? link : document.body)
}
