import { useLayoutEffect, useState } from 'react'
import { detailOf, dispatch, type ShopIslandsEvents } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { report } from '../../src/page/report'
import { useListener, useNewest, usePageEffect, usePluginEvent } from '../../src/react'
import { inBackground } from '../../src/stores/cart/queue'
import { quoteCallFor } from './quoteCallFor'
import { postVariationExists, type QuoteAnswer } from './quoteCalls'
import { buttonsOf, VARIATION } from './quoteForm'

/**
 * Asks whether a variation is in the quote list, after all calls that the shopper asked for (behaviour quote.variation.check-request).
 *
 * @param button has `data-product_id`.
 * @param isWanted tells whether the variation is still the chosen one. Called when the call's turn has come; if it is not, nothing is sent.
 * @returns the answer; `undefined` where nothing was sent, or the call failed, which has been reported.
 */
async function check(
  button: HTMLElement,
  variationId: string,
  isWanted: () => boolean,
): Promise<QuoteAnswer | undefined> {
  try {
    const ask = () => postVariationExists(button.dataset['product_id'] ?? '', variationId, quoteCallFor(button))
    return await inBackground(async () => (isWanted() ? ask() : undefined))
  } catch (error) {
    report('call-failed', button, error)
    return
  }
}

/** What is known of the choice in a form. */
interface KnownChoice {
  /** The variation that the buttons were told last, empty for none; `undefined` before they were told anything. */
  chosen: string | undefined
  /** Has the shopper begun to choose? From then on the buttons are also told that nothing is chosen. */
  isChoosing: boolean
  /** The variation that was last put on the list from here: its buttons say so already. */
  added: string
}

function tell(form: HTMLElement, detail: ShopIslandsEvents['shop-islands:quote-choice']): void {
  for (const button of buttonsOf(form)) dispatch('shop-islands:quote-choice', detail, button)
}

/**
 * Tells a form's buttons of another choice, and whether it is in the list.
 *
 * @param known is kept up to date.
 * @param id of the variation that is chosen; anything but a number above 0 stands for none.
 */
async function choose(form: HTMLElement, known: KnownChoice, id: unknown): Promise<void> {
  const variation = Number(id) > 0 ? String(id) : ''
  // A form whose options are not all chosen says at load, too, that it has no variation.
  const isAtRest = known.chosen === undefined && !variation && !known.isChoosing
  if (variation === known.chosen || isAtRest) return
  known.chosen = variation
  if (variation && variation === known.added) return
  known.added = ''
  const [first] = buttonsOf(form)
  if (!first) return
  if (!variation) {
    tell(form, { choice: 'none' })
    return
  }
  // An answer to a call from before the add does not take the add into account.
  const isChosen = () => known.chosen === variation && known.added !== variation
  const answer = await check(first, variation, isChosen)
  if (isChosen()) tell(form, answer?.isListed ? { choice: 'listed', says: answer } : { choice: 'unlisted' })
}

/**
 * Tells the quote buttons of a variation form what is chosen in it, and whether that is in the list (behaviours quote.variation.*). Until
 * the shopper begins to choose they stay as the server rendered them, so that nothing shifts.
 */
export function useQuoteChoice(form: HTMLElement): void {
  // One object rather than states: an answer that comes later asks what is known by then, and nothing is drawn from it.
  const [known] = useState((): KnownChoice => ({ chosen: undefined, isChoosing: false, added: '' }))
  // `reset_data` comes without a variation.
  usePluginEvent('found_variation reset_data', (found) => choose(form, known, Object(found).variation_id), form)
  const noteChoosing = () => {
    known.isChoosing = true
  }
  // Each choice of the shopper's empties it first, and says so; at load, a form without a default choice does not.
  usePluginEvent('change', noteChoosing, form, VARIATION)
  // What was known may have changed.
  const askAgain = () => {
    const { chosen } = known
    known.added = ''
    if (!chosen) return
    known.chosen = undefined
    choose(form, known, chosen)
  }
  useListener(document, 'shop-islands:quote-changed', (event) => {
    const { isListed, productId, variationId = '' } = detailOf(event)
    const buttons = buttonsOf(form)
    if (isListed === false && productId) {
      // A list on this page names the variation that it has lost, or its product.
      if (productId === known.chosen || buttons.some(({ dataset }) => dataset['product_id'] === productId)) askAgain()
      return
    }
    const isOurs = buttons.some((button) => button === event.target)
    // If the shopper has chosen another variation meanwhile, the buttons show the state of that one.
    const isStillMeant = !known.chosen || known.chosen === variationId
    if (isListed && isOurs && isStillMeant) known.added = variationId
  })
  const newest = useNewest(askAgain)
  usePageEffect(() => onPageRestored(() => newest.current()), [])
  useLayoutEffect(() => {
    const field = form.querySelector<HTMLInputElement>(VARIATION)
    // After the rendering: the buttons show at once what they are told.
    queueMicrotask(() => choose(form, known, field?.value))
    return () => {
      // No answer that comes later is about it.
      known.chosen = undefined
    }
  }, [form, known])
}
