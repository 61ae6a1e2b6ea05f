import { dispatch, type ShopIslandsEvents } from '../../src/page/events'
import { report } from '../../src/page/report'
import { inBackground } from '../../src/stores/cart/queue'
import { quoteCallFor } from './quoteCallFor'
import { postVariationExists, type QuoteAnswer } from './quoteCalls'
import { buttonsOf } from './quoteForm'

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

/** Follows the choices in a variation form. */
export interface ChoiceFollower {
  /**
   * To be called with the id of the chosen variation; anything but a number above 0 stands for none. Resolves when the buttons have the
   * server's answer.
   */
  choose(id: unknown): Promise<void>
  /** To be called when a product was added to the list; notes the variation if one of this form's buttons added it. */
  noteChange(event: CustomEvent<ShopIslandsEvents['shop-islands:quote-changed']>): void
  /** The shopper makes a choice: from now on the buttons are also told that nothing is chosen. */
  noteChoosing(): void
  /** Forgets the known result and asks the server again. */
  askAgain(): void
  /** Stops following the form. */
  stop(): void
}

/**
 * Tells the quote buttons of a variation form what is chosen in it, and whether that is in the list (behaviours quote.variation.*). Until
 * the shopper begins to choose they stay as the server rendered them, so that nothing shifts.
 */
export function followQuoteChoice(form: HTMLElement): ChoiceFollower {
  /** What the buttons were told last; `undefined` before they were told anything. */
  let chosen: string | undefined
  let isChoosing = false
  /** The variation that was last put on the list from here: its buttons say so already. */
  let added = ''

  const tell = (detail: ShopIslandsEvents['shop-islands:quote-choice']) => {
    for (const button of buttonsOf(form)) dispatch('shop-islands:quote-choice', detail, button)
  }

  const choose = async (id: unknown) => {
    const variation = Number(id) > 0 ? String(id) : ''
    // A form whose options are not all chosen says at load, too, that it has no variation.
    const isAtRest = chosen === undefined && !variation && !isChoosing
    if (variation === chosen || isAtRest) return
    chosen = variation
    if (variation && variation === added) return
    added = ''
    const [first] = buttonsOf(form)
    if (!first) return
    if (!variation) {
      tell({ choice: 'none' })
      return
    }
    // An answer to a call from before the add does not take the add into account.
    const isChosen = () => chosen === variation && added !== variation
    const answer = await check(first, variation, isChosen)
    if (isChosen()) tell(answer?.isListed ? { choice: 'listed', says: answer } : { choice: 'unlisted' })
  }

  return {
    choose,
    noteChange({ target, detail: { isListed, variationId = '' } }) {
      const isOurs = buttonsOf(form).some((button) => button === target)
      // If the shopper has chosen another variation meanwhile, the buttons show the state of that one.
      const isStillMeant = !chosen || chosen === variationId
      if (isOurs && isListed && isStillMeant) added = variationId
    },
    noteChoosing() {
      isChoosing = true
    },
    askAgain() {
      const before = chosen
      added = ''
      if (!before) return
      chosen = undefined
      choose(before)
    },
    stop() {
      chosen = undefined
    },
  }
}
