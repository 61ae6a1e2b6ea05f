import { type ReactNode, useLayoutEffect, useState } from 'react'
import { listen } from '../../../src/bridge/pluginEvents'
import { productOfForm } from '../../../src/page/productOfForm'
import { keyOf, ServerElement, useHost, usePageEffect } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { PRODUCT, WAITING } from './buttonProduct'
import { BUTTON, productIdOf } from './buttonSelectors'
import { repaintButton } from './paintButton'

/** Is a button told what is chosen? That at the product's photo is printed as one of a listing, and reads it itself. */
const isTold = (button: HTMLElement) => !button.matches('.tinvwl-loop')

/** The wishlist buttons of a form's product, those around the form first: a quick view may show the page's own product. */
function buttonsOf(form: HTMLElement): HTMLElement[] {
  const id = productOfForm(form)
  const isOurs = (button: HTMLElement) => !id || productIdOf(button) === id
  const within = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(BUTTON)].filter(isOurs)
  const near = within(form.closest(PRODUCT) ?? form)
  return near.some(isTold) ? near : within(document)
}

/**
 * What is chosen in a variation form, as its plugin's events tell (plugins contract 2.6).
 *
 * @returns the variation's id, `0` for none; another object after each event, for buttons that have come meanwhile.
 */
function useVariation(form: HTMLElement): { id: string } {
  const [variation, setVariation] = useState(() => ({
    id: form.querySelector<HTMLInputElement>('[name="variation_id"]')?.value || '0',
  }))
  usePageEffect(() => {
    const onFound = (found: unknown) =>
      setVariation({ id: String((found as { variation_id?: unknown } | undefined)?.variation_id || 0) })
    const stops = [
      listen('found_variation show_variation', onFound, form),
      listen('hide_variation reset_data', () => setVariation({ id: '0' }), form),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [form])
  return variation
}

/**
 * The wishlist buttons of a product with options: they stand for the variation that is chosen, and wait until one is (behaviours
 * wishlist.button.disabled-until-options-chosen, …parent-may-be-allowed, …marked-when-variation-in-a-list). A button that waits stays
 * within reach of the keyboard: it says what is missing.
 */
export function VariationHearts(): ReactNode {
  const form = useHost()
  const variation = useVariation(form)
  const buttons = buttonsOf(form)
  const isWaiting = variation.id === '0' && !wishlistSettings().wishlistAllowParent
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew for another variation, which stands on the buttons by now.
  useLayoutEffect(() => buttons.forEach(repaintButton), [variation])
  return buttons
    .filter(isTold)
    .map((button) => (
      <ServerElement
        key={keyOf(button)}
        of={button}
        class={{ [WAITING]: isWaiting }}
        aria-disabled={isWaiting ? true : null}
        data-tinv-wl-productvariation={variation.id}
      />
    ))
}
