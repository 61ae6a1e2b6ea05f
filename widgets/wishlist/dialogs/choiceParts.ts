import { PRODUCT } from '../hearts/buttonProduct'

/** The elements with the name of a product, in its card or on its page (decisions: The choice dialog). */
const PRODUCT_NAME = '.woocommerce-loop-product__title,.product-title,.product_title,h1'

/** The choice dialog that the server printed, and its interactive parts (plugins contract 2.1). */
export interface ChoiceParts {
  modal: HTMLElement
  lists: HTMLSelectElement
  name: HTMLInputElement
  confirm: HTMLElement
}

/** The dialog that the server printed after a button; `undefined` where there is none, or parts of it are missing. */
export function printedDialog(button: HTMLElement): ChoiceParts | undefined {
  const modal = button.nextElementSibling
  if (!(modal instanceof HTMLElement) || !modal.matches('.tinvwl_add_to_select_wishlist')) return
  const lists = modal.querySelector<HTMLSelectElement>('select.tinvwl_wishlist')
  const name = modal.querySelector<HTMLInputElement>('input.tinvwl_new_input')
  const confirm = modal.querySelector<HTMLElement>('.tinvwl_button_add')
  return lists && name && confirm ? { modal, lists, name, confirm } : undefined
}

/** The name of a button's product; empty where the page does not have it. */
export function productName(button: HTMLElement): string {
  const product = button.closest(PRODUCT)
  const name = product?.querySelector(PRODUCT_NAME) ?? document.querySelector('h1')
  return name?.textContent?.trim() ?? ''
}
