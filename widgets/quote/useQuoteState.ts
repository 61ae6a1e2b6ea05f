import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../src/page/announcer'
import type { QuoteTexts } from '../../src/page/events'
import { wordsIn } from '../../src/page/htmlText'
import { safeUrl } from '../../src/page/navigation'
import { useText } from '../../src/react'
import { initialState, type QuoteButtonAction, type QuoteButtonState, reduceQuoteButton } from './quoteButtonState'
import { quoteSettings } from './quoteSettings'

/** The address of the list: the answer's wins over the setting's (behaviour quote.add.rqa-url-falls-back-to-setting). */
export function listUrlOf({ listUrl }: QuoteTexts): string | undefined {
  return safeUrl(listUrl || quoteSettings().quoteListUrl)
}

/** What is shown of a quote button, and what changes it. */
export interface ShownQuote {
  state: QuoteButtonState
  /** Shows what has happened at once: whoever is told of it finds it in the page. */
  show(action: QuoteButtonAction): void
  /**
   * Shows, and says, that the product is in the list.
   *
   * @param ownMessage is shown where the answer has no message.
   * @param isSpoken has it been announced already?
   */
  showListed(answer: QuoteTexts, ownMessage: string, isSpoken?: boolean): void
}

/** The state of a quote button. */
export function useQuoteState(button: HTMLElement): ShownQuote {
  const { browse } = useText('quote')
  const [state, send] = useReducer(reduceQuoteButton, initialState)
  const show = (action: QuoteButtonAction) => flushSync(() => send(action))
  return {
    state,
    show,
    showListed(answer, ownMessage, isSpoken = false) {
      const message = answer.message || ownMessage
      const url = listUrlOf(answer)
      const label = wordsIn(answer.browseLabel) || browse
      const takesFocus = button === document.activeElement
      if (!isSpoken) announce(wordsIn(message), button)
      show({ type: 'listed', said: { message, takesFocus, ...(url && label && { link: { url, label } }) } })
    },
  }
}
