import { listen } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { BUTTON } from './buttonHooks'
import { chooseVariation, PRODUCT, readProduct } from './buttonProduct'
import { paintButton } from './paintButton'

/** The wishlist buttons of a form's product, those around the form first: a quick view may show the page's own product. */
function buttonsOf(form: HTMLElement): HTMLElement[] {
  const id = form.dataset['product_id'] ?? form.querySelector<HTMLInputElement>('[name="product_id"]')?.value
  const isOurs = (button: HTMLElement) => {
    const product = readProduct(button)
    return !product.isInLoop && (!id || product.id === id)
  }
  const within = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(BUTTON)].filter(isOurs)
  const near = within(form.closest(PRODUCT) ?? form)
  return near.length > 0 ? near : within(document)
}

/** A variation form: its product's wishlist buttons stand for what is chosen in it (contract plugins 2.6). */
export default function attach({ host: form }: Island): () => void {
  const choose = (variation: string) => {
    for (const button of buttonsOf(form)) {
      chooseVariation(button, variation)
      paintButton(button)
    }
  }
  const onFound = (variation: unknown) => {
    choose(String((variation as { variation_id?: unknown } | undefined)?.variation_id || 0))
  }
  choose(form.querySelector<HTMLInputElement>('[name="variation_id"]')?.value || '0')
  const stops = [
    listen('found_variation show_variation', onFound, form),
    listen('hide_variation reset_data', () => choose('0'), form),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
