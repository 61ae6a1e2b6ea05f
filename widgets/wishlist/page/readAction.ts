import type { WishlistFields } from '../wishlistCalls'
import { lookUp, shareKeyOf } from './pageMarkup'
import { checkedRows } from './tableSelection'

/**
 * The quantities of some rows, where the table has fields for that, as in the plugin's paid edition. Its server adds one piece for a row
 * without a quantity.
 */
function quantitiesOf(form: HTMLFormElement | null, rows: readonly string[]): WishlistFields {
  const fields = rows.map((id) => {
    const field = form?.querySelector<HTMLInputElement>(`[name="wishlist_qty[${CSS.escape(id)}]"]`)
    return [`tinvwl-qty[${id}]`, field?.value] as const
  })
  return Object.fromEntries(fields)
}

/** The fields that depend on the kind of button; `undefined` where it has nothing to work on. */
function readOwnFields({ name, value, form }: HTMLButtonElement): WishlistFields | undefined {
  if (name === 'tinvwl-remove') return { 'tinvwl-action': 'remove', 'tinvwl-product_id': value }
  if (name === 'tinvwl-add-to-cart')
    return { 'tinvwl-action': 'add_to_cart_single', 'tinvwl-product_id': value, ...quantitiesOf(form, [value]) }
  if (name === 'tinvwl-action-product_all') return { 'tinvwl-action': 'add_to_cart_all' }
  const isApply = name === 'tinvwl-action-product_apply'
  const action = isApply
    ? form?.querySelector<HTMLSelectElement>('[name="product_actions"]')?.value
    : 'add_to_cart_selected'
  const products = checkedRows(form ?? document)
  if (!action || !products[0]) return
  return { 'tinvwl-action': action, 'tinvwl-products': products, ...quantitiesOf(form, products) }
}

/**
 * The fields that a button sends (behaviours wishlist.table.*; plugins contract 2.4). The ids are those of rows, not of products.
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
