import { type ReactNode, useState } from 'react'
import { afterPaint } from '../../src/page/afterPaint'
import { movePageContent } from '../../src/page/movePageContent'
import { keyOf, useHost, usePageEffect, usePluginEvent } from '../../src/react'
import { buttonsOf } from './quoteForm'
import { useFormChoice } from './useFormChoice'

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
  useFormChoice(form)
  // They move at the shopper's own choice only, so that nothing jumps on a page that comes with one (decisions: A quote button moves into
  // the form at the shopper's own choice); and after the form has shown the choice, because the shopper waits for that.
  usePluginEvent('woocommerce_variation_has_changed', () => {
    afterPaint(() => {
      setButtons(buttonsOf(form))
      return undefined
    })
  })
  return buttons.map((button) => <NearCart key={keyOf(button)} button={button} form={form} />)
}
