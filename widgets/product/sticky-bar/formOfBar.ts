import { drawnAmong } from '../../../src/page/elements'

/**
 * The form that a sticky bar outside it acts for (contract 7): that of the product around the bar, or, where the bar is at the end of the
 * page, as in newer versions of the theme, that of the product whose id it has. Of two it is the one that is displayed.
 *
 * @returns `undefined` where the bar is a part of the form itself.
 */
export function formOfBar(bar: Element): HTMLFormElement | undefined {
  if (bar.closest('form.cart')) return
  const id = bar.getAttribute('data-product-id')
  const product = bar.closest('.product') ?? document.getElementById(`product-${id}`) ?? document
  const forms = [...product.querySelectorAll<HTMLFormElement>('form.cart')]
  return drawnAmong(forms.filter((form) => !bar.contains(form)))
}
