import { useLayoutEffect, useState } from 'react'
import { detailOf } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { useListener, usePageEffect, usePluginEvent } from '../../src/react'
import { createChoiceFollower } from './choiceFollower'
import { buttonsOf, VARIATION } from './quoteForm'

/**
 * Tells the quote buttons of a variation form what is chosen in it, and whether that is in the list (behaviours quote.variation.*). Until
 * the shopper begins to choose they stay as the server rendered them, so that nothing shifts.
 */
export function useFormChoice(form: HTMLElement): void {
  const [follower] = useState(() => createChoiceFollower(form))
  // `reset_data` comes without a variation.
  usePluginEvent('found_variation reset_data', (found) => follower.choose(Object(found).variation_id), form)
  // Each choice of the shopper's empties it first, and says so; at load, a form without a default choice does not.
  usePluginEvent('change', follower.begin, form, VARIATION)
  useListener(document, 'shop-islands:quote-changed', (event) => {
    const { isListed, productId, variationId = '' } = detailOf(event)
    const buttons = buttonsOf(form)
    if (isListed === false && productId) {
      // A list on this page names the variation that it has lost, or its product.
      const isOurs = buttons.some(({ dataset }) => dataset['product_id'] === productId)
      if (isOurs || follower.isChosen(productId)) follower.askAgain()
    } else if (isListed && buttons.some((button) => button === event.target)) follower.noteAdd(variationId)
  })
  // What was known may have changed.
  usePageEffect(() => onPageRestored(follower.askAgain), [follower])
  useLayoutEffect(() => {
    const field = form.querySelector<HTMLInputElement>(VARIATION)
    // After the rendering: the buttons show at once what they are told.
    queueMicrotask(() => follower.choose(field?.value))
    return follower.stop
  }, [form, follower])
}
