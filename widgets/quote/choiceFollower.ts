import { afterPaint, type Postponed } from '../../src/page/afterPaint'
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

/** Tells the quote buttons of a form what is chosen in it, and whether that is in the list. */
interface ChoiceFollower {
  /** The shopper has begun to choose: from now on the buttons are also told that nothing is chosen. */
  begin(): void
  /**
   * Tells the buttons of another choice.
   *
   * @param id of the variation that is chosen; anything but a number above 0 stands for none.
   */
  choose(id: unknown): Promise<void>
  /** A variation was put on the list from here: its buttons say so already, unless another one has been chosen meanwhile. */
  noteAdd(variationId: string): void
  /** What is known of the list may have changed: asks about the choice again. */
  askAgain(): void
  /** Is this the variation that the buttons were told of last? */
  isChosen(id: string): boolean
  /** No answer that comes later is about this form any more. */
  stop(): void
}

/** Follows the choice in a form with variations (behaviours quote.variation.*). */
export function createChoiceFollower(form: HTMLElement): ChoiceFollower {
  /** The variation that the buttons were told last, empty for none; `undefined` before they were told anything. */
  let chosen: string | undefined
  let hasBegun = false
  /** The variation that was last put on the list from here. */
  let added = ''
  /** The news that nothing is chosen. */
  let newsOfNone: Postponed | undefined

  const tell = (detail: ShopIslandsEvents['shop-islands:quote-choice']) => {
    for (const button of buttonsOf(form)) dispatch('shop-islands:quote-choice', detail, button)
  }

  const choose = async (id: unknown) => {
    const variation = Number(id) > 0 ? String(id) : ''
    // A form whose options are not all chosen says at load, too, that it has no variation.
    const isAtRest = chosen === undefined && !variation && !hasBegun
    if (variation === chosen || isAtRest) return
    chosen = variation
    if (variation && variation === added) return
    added = ''
    const [first] = buttonsOf(form)
    if (!first) return
    if (!variation) {
      // After the next frame: it may wake the buttons, and the shopper waits for the form to show the choice.
      newsOfNone?.undo()
      newsOfNone = afterPaint(() => {
        tell({ choice: 'none' })
        return undefined
      })
      return
    }
    // An answer to a call from before the add does not take the add into account.
    const isWanted = () => chosen === variation && added !== variation
    const answer = await check(first, variation, isWanted)
    if (!isWanted()) return
    newsOfNone?.now()
    tell(answer?.isListed ? { choice: 'listed', says: answer } : { choice: 'unlisted' })
  }

  return {
    begin() {
      hasBegun = true
    },
    choose,
    noteAdd(variationId) {
      // If the shopper has chosen another variation meanwhile, the buttons show the state of that one.
      if (!chosen || chosen === variationId) added = variationId
    },
    askAgain() {
      added = ''
      if (!chosen) return
      const again = chosen
      chosen = undefined
      choose(again)
    },
    isChosen: (id) => id === chosen,
    stop() {
      chosen = undefined
    },
  }
}
