import { listen } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import type { ShopIslandsEvents } from '../../src/page/events'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { clearMessages, showButton, showListed } from './buttonBox'
import { buttonsOf } from './productForm'
import { checkVariation } from './quote'

/** The plugin's scripts put the button where the form ends, and its styles count on that (plugins contract 3.1). */
function moveNearCart(form: HTMLElement, button: HTMLElement): void {
  const wrapper = button.closest('.near-add-to-cart')
  const place = form.querySelector('.woocommerce-variation-add-to-cart')
  if (wrapper && place && !place.contains(wrapper) && document.body.matches('.single-product')) place.append(wrapper)
}

/**
 * Lets the quote buttons of a variation form follow what is chosen in it (behaviours quote.variation.*). As long as nothing was chosen
 * they stay as the server rendered them, so that nothing shifts.
 */
export default function attach({ host: form }: Island): () => void {
  let chosen = ''
  /** The variation that was last put on the list from here: its buttons say so already. */
  let added = ''

  const choose = async (variation: string) => {
    if (variation === chosen) return
    chosen = variation
    if (variation && variation === added) return
    added = ''
    const buttons = buttonsOf(form)
    const [first] = buttons
    if (!first) return
    for (const button of buttons) moveNearCart(form, button)
    if (!variation) {
      for (const button of buttons) {
        clearMessages(button)
        showButton(button, 'hide')
      }
      return
    }
    // An answer to what was asked before the add does not know of it.
    const isChosen = () => chosen === variation && added !== variation
    const answer = await checkVariation(first, variation, isChosen)
    const { alreadyListed = '', browse = '' } =
      (await loadText('quote', settings().locale).catch(() => undefined)) ?? {}
    if (!isChosen()) return
    for (const button of buttons) {
      if (answer?.isListed) showListed(button, answer, alreadyListed, browse)
      else {
        clearMessages(button)
        showButton(button, 'show')
      }
    }
  }

  const chooseId = (id: unknown) => choose(Number(id) > 0 ? String(id) : '')
  const onChange = ({ target, detail }: CustomEvent<ShopIslandsEvents['shop-islands:quote-changed']>) => {
    const isOurs = buttonsOf(form).some((button) => button === target)
    if (isOurs && detail.isListed) added = detail.variationId ?? ''
  }
  document.addEventListener('shop-islands:quote-changed', onChange as EventListener)
  const stops = [
    () => document.removeEventListener('shop-islands:quote-changed', onChange as EventListener),
    listen('found_variation', (variation) => chooseId(Object(variation).variation_id), form),
    listen('reset_data', () => choose(''), form),
  ]
  chooseId(form.querySelector<HTMLInputElement>('[name|="variation_id"]')?.value)
  return () => {
    for (const stop of stops) stop()
  }
}
