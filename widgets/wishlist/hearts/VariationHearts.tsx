import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { productOfForm } from '../../../src/page/productOfForm'
import { keyOf, ServerElements, useHost, usePluginEvent } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { PRODUCT } from './buttonProduct'
import { BUTTON, productIdOf } from './buttonSelectors'
import { WAITING } from './optionsChoice'
import { repaintButton } from './paintButton'

/** Does a button follow the choice? The one at the product's photo is printed like those of a listing, and reads the choice itself. */
const followsChoice = (button: HTMLElement) => !button.matches('.tinvwl-loop')

/**
 * The wishlist buttons of a form's product: those in the product around the form, else those on the page. Not always all on the page,
 * because a quick view may show the page's own product.
 */
function buttonsOf(form: HTMLElement): HTMLElement[] {
  const id = productOfForm(form)
  const isOurs = (button: HTMLElement) => !id || productIdOf(button) === id
  const within = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(BUTTON)].filter(isOurs)
  const near = within(form.closest(PRODUCT) ?? form)
  return near.some(followsChoice) ? near : within(document)
}

/**
 * The choice in a variation form, by the form's events (plugins contract 2.6).
 *
 * @returns the variation's id, `0` for none; a new object after each event, so that buttons that were added meanwhile are updated.
 */
function useVariation(form: HTMLElement): { id: string } {
  const [variation, setVariation] = useState(() => ({
    id: form.querySelector<HTMLInputElement>('[name="variation_id"]')?.value || '0',
  }))
  // At once: a press that waits for the choice goes on as soon as the form shows it.
  const show = (found: unknown) => flushSync(() => setVariation({ id: String(Object(found).variation_id || 0) }))
  usePluginEvent('found_variation show_variation', show, form)
  usePluginEvent('hide_variation reset_data', () => setVariation({ id: '0' }), form)
  return variation
}

/**
 * The wishlist buttons of a product with options: they stand for the chosen variation, and wait until one is chosen (behaviours
 * wishlist.button.disabled-until-options-chosen, …parent-may-be-allowed, …marked-when-variation-in-a-list). A waiting button can still be
 * focused, because it tells what is missing.
 */
export function VariationHearts(): ReactNode {
  const form = useHost()
  const variation = useVariation(form)
  const buttons = buttonsOf(form)
  const isWaiting = variation.id === '0' && !wishlistSettings().wishlistAllowParent
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again for another variation, whose id is on the buttons by now.
  useLayoutEffect(() => buttons.forEach(repaintButton), [variation])
  return (
    <ServerElements
      // Where a page has a product's form twice, its buttons stand for the choice that was made last.
      key={keyOf(variation)}
      of={buttons.filter(followsChoice)}
      class={{ [WAITING]: isWaiting }}
      aria-disabled={isWaiting ? true : null}
      data-tinv-wl-productvariation={variation.id}
    />
  )
}
