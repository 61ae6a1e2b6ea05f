import type { WishlistFields } from '../../src/server/wishlist'
import { checkedRows } from './tableSelection'

/** The buttons of a wishlist page that do something (contract plugins 2.4). */
export const ACTION_BUTTONS = [
  'remove',
  'add-to-cart',
  'action-product_all',
  'action-product_selected',
  'action-product_apply',
]
  .map((name) => `button[name="tinvwl-${name}"]`)
  .join()

/** What stands on the button itself, else on the form or whatever is around it. */
function lookUp(button: Element, attribute: string): string | undefined {
  return button.closest(`[${attribute}]`)?.getAttribute(attribute) || undefined
}

/** The key by which the server knows the list that a button belongs to (behaviour wishlist.table.identified-by-share-key). */
export function shareKeyOf(button: Element): string | undefined {
  return lookUp(button, 'data-tinvwl_sharekey')
}

/** The fields that only this kind of button sends; `undefined` where it has nothing to work on. */
function readOwnFields({ name, value, form }: HTMLButtonElement): WishlistFields | undefined {
  if (name === 'tinvwl-remove') return { 'tinvwl-action': 'remove', 'tinvwl-product_id': value }
  if (name === 'tinvwl-add-to-cart') return { 'tinvwl-action': 'add_to_cart_single', 'tinvwl-product_id': value }
  if (name === 'tinvwl-action-product_all') return { 'tinvwl-action': 'add_to_cart_all' }
  const isApply = name === 'tinvwl-action-product_apply'
  const action = isApply
    ? form?.querySelector<HTMLSelectElement>('[name="product_actions"]')?.value
    : 'add_to_cart_selected'
  const products = checkedRows(form ?? document)
  return action && products[0] ? { 'tinvwl-action': action, 'tinvwl-products': products } : undefined
}

/**
 * What a button asks the server for (behaviours wishlist.table.*; contract plugins 2.4). The ids are those of rows, not of products.
 *
 * @returns the fields, for `sendWishlistAction`; `undefined` where nothing is ticked, or no bulk action chosen.
 */
export function readAction(button: HTMLButtonElement): WishlistFields | undefined {
  const own = readOwnFields(button)
  return (
    own && {
      ...own,
      'tinvwl-paged': lookUp(button, 'data-tinvwl_paged'),
      'tinvwl-per-page': lookUp(button, 'data-tinvwl_per_page'),
      'tinvwl-sharekey': shareKeyOf(button),
    }
  )
}
