/**
 * The id of the product that a form sells (contract 1.4, 5.1; plugins contract 2.3). A form says it in one of three ways: by its own
 * attribute, where options are to be chosen; in the field `product_id`, which a script may fill only later; or by its button or field
 * `add-to-cart`.
 *
 * @returns empty where it does not say.
 */
export function productOfForm(form: HTMLElement): string {
  const valueIn = (name: string) => form.querySelector(`[name="${name}"]`)?.getAttribute('value')
  return form.dataset['product_id'] || valueIn('product_id') || valueIn('add-to-cart') || ''
}
