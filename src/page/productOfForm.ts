/**
 * The id of the product that a form sells, as its three kinds say it (contract 1.4, 5.1; plugins contract 2.3): on itself where options are
 * to be chosen, in its field of that name, which a script may fill only later, or as what its button or field adds.
 *
 * @returns empty where it does not say.
 */
export function productOfForm(form: HTMLElement): string {
  const valueIn = (name: string) => form.querySelector(`[name="${name}"]`)?.getAttribute('value')
  return form.dataset['product_id'] || valueIn('product_id') || valueIn('add-to-cart') || ''
}
