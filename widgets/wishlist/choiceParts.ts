import { safeUrl } from '../../src/page/navigation'
import type { Messages } from '../../src/text/messages'
import type { ListChoice } from './lists'
import { make, makeButton } from './make'
import { drawModal } from './wishlistModal'

/** The dialog, and those parts of it that do something (contract plugins 2.1). */
export interface ChoiceParts {
  modal: HTMLElement
  lists: HTMLSelectElement
  name: HTMLInputElement
  confirm: HTMLElement
}

/** Finds the parts of a dialog; `undefined` where the element is none, or has not got them all. */
export function readParts(modal: Element | null): ChoiceParts | undefined {
  if (!(modal instanceof HTMLElement) || !modal.matches('.tinvwl_add_to_select_wishlist')) return
  const lists = modal.querySelector<HTMLSelectElement>('select.tinvwl_wishlist')
  const name = modal.querySelector<HTMLInputElement>('input.tinvwl_new_input')
  const confirm = modal.querySelector<HTMLElement>('.tinvwl_button_add')
  return lists && name && confirm ? { modal, lists, name, confirm } : undefined
}

/** Draws the dialog, where the server printed none. */
export function drawParts({ chooseWishlist, newName, add, close }: Messages['wishlist']): ChoiceParts {
  const lists = make('select', 'tinvwl_wishlist')
  const name = make('input', 'tinvwl_new_input')
  const confirm = makeButton('tinvwl_button_add', add)
  const heading = make('div', 'tinv-txt', chooseWishlist)
  lists.setAttribute('aria-label', chooseWishlist)
  name.setAttribute('aria-label', newName)
  name.placeholder = newName
  const content = [heading, lists, name, confirm, makeButton('tinvwl_button_close', close)]
  return { modal: drawModal('tinvwl_add_to_select_wishlist', ...content), lists, name, confirm }
}

function makeOption(className: string, value: string, label: string): HTMLOptionElement {
  return Object.assign(make('option', className, label), { value })
}

/** Offers the lists by title, and a new one; the first that does not hold the product is chosen (behaviour wishlist.dialog.lists-the-wishlists). */
export function offer({ lists, name }: ChoiceParts, choices: readonly ListChoice[], createNew: string): void {
  const options = choices.map(({ id, title, holdsProduct }) =>
    makeOption(holdsProduct ? 'tinv_in_wishlist' : '', id, title),
  )
  lists.replaceChildren(...options, makeOption('', '', createNew))
  lists.value = (choices.find(({ holdsProduct }) => !holdsProduct) ?? choices[0])?.id ?? ''
  // A name that was typed for an add that failed is still there; one that has become a list has done its work.
  if (choices.some(({ title }) => title === name.value.trim())) name.value = ''
}

/**
 * Says which lists hold the product already, each a link to its page (behaviours wishlist.dialog.already-in-text, …already-in-links).
 *
 * @param text with `{product_name}` and `{wishlist_title}`; without the latter the lists stand behind it.
 */
export function sayAlreadyIn(modal: Element, text: string, product: string, choices: readonly ListChoice[]): void {
  modal.querySelector('.already-in')?.remove()
  const holding = choices.filter(({ holdsProduct }) => holdsProduct)
  const place = modal.querySelector('.tinv-modal-inner')
  if (!holding[0] || !place) return
  const links = holding.flatMap(({ title, url }, index) => {
    const address = safeUrl(url)
    const link = address ? Object.assign(make('a', '', title), { href: address }) : title
    return index ? [', ', link] : [link]
  })
  const [before = '', after = ''] = (text.includes('{wishlist_title}') ? text : `${text} {wishlist_title}`)
    .replace('{product_name}', () => product)
    .split('{wishlist_title}')
  const sentence = make('div', 'already-in', before, ...links, after)
  const picture = place.querySelector('img')
  if (picture) picture.after(sentence)
  else place.prepend(sentence)
}
