import { type ReactNode, useLayoutEffect, useState } from 'react'
import { listen } from '../../src/bridge/pluginEvents'
import { movePageContent } from '../../src/page/movePageContent'
import { onShownAgain } from '../../src/page/shownAgain'
import { keyOf, useHost, useListener, usePageEffect } from '../../src/react'
import { followQuoteChoice } from './followQuoteChoice'
import { buttonsOf } from './quoteForm'

/** The field with the variation's id. The plugin knows it also by a name with something behind it (plugins contract 3.1). */
const VARIATION = '[name|="variation_id"]'

/**
 * Moves a quote button to the end of the form, as the plugin's scripts do on a product's page; its styles rely on that (plugins contract
 * 3.1).
 */
function NearCart({ button, form }: { button: HTMLElement; form: HTMLElement }): null {
  const wrapper = button.closest<HTMLElement>('.near-add-to-cart')
  const place = form.querySelector('.woocommerce-variation-add-to-cart')
  usePageEffect(() => {
    const isDue = wrapper && place && !place.contains(wrapper) && document.body.matches('.single-product')
    return isDue ? movePageContent(wrapper, place) : () => {}
  }, [wrapper, place])
  return null
}

/** A variation form whose quote buttons follow what is chosen in it (behaviours quote.variation.*). */
export function QuoteVariation(): ReactNode {
  const form = useHost()
  const [buttons, setButtons] = useState<readonly HTMLElement[]>([])
  const [follower] = useState(() => followQuoteChoice(form))
  usePageEffect(
    // `reset_data` comes without a variation.
    () => listen('found_variation reset_data', (variation) => follower.choose(Object(variation).variation_id), form),
    [form, follower],
  )
  // Each choice of the shopper's empties it first, and says so; at load, a form without a default choice does not.
  usePageEffect(() => listen('change', follower.noteChoosing, form, { selector: VARIATION }), [form, follower])
  // Their new place is an answer to the shopper: a page that comes with a choice made shows it as it came, and nothing in it jumps.
  usePageEffect(() => listen('woocommerce_variation_has_changed', () => setButtons(buttonsOf(form)), form), [form])
  useListener(document, 'shop-islands:quote-changed', follower.noteChange)
  usePageEffect(() => onShownAgain(follower.askAgain), [follower])
  useLayoutEffect(() => {
    const field = form.querySelector<HTMLInputElement>(VARIATION)
    // After the rendering: the buttons show at once what they are told.
    queueMicrotask(() => follower.choose(field?.value))
    return follower.stop
  }, [form, follower])
  return buttons.map((button) => <NearCart key={keyOf(button)} button={button} form={form} />)
}
