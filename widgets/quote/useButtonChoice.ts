import { clearAnnouncement } from '../../src/page/announcer'
import { isVisible } from '../../src/page/elements'
import { detailOf, type QuoteTexts } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { type EventOf, useListener, useNewest, usePageEffect, useText } from '../../src/react'
import { formOf, VARIATION } from './quoteForm'
import type { ShownQuote } from './useQuoteState'

/** Texts that the server has not sent. */
const NO_TEXTS: QuoteTexts = { message: '', browseLabel: '', listUrl: '' }

/**
 * Does a form with variations tell the button whether the chosen one is in the list (`useFormChoice.ts`)? That form asks the server again
 * whenever the list may have changed, so the button need not guess.
 */
function isTold(button: HTMLElement): boolean {
  return !!formOf(button)?.querySelector(VARIATION)
}

/**
 * Keeps a quote button up to date with whether its product is in the list: it is told so of the choice in its form, and hears of what a
 * list on this page has lost (behaviours quote.variation.*).
 *
 * @returns the function that follows the event about a choice.
 */
export function useButtonChoice(
  button: HTMLElement,
  { show, showListed }: ShownQuote,
): (event: EventOf<'shop-islands:quote-choice'>) => void {
  const { alreadyListed } = useText('quote')

  /** Takes away what was said of the list. If the focus is in that, the button gets it. */
  const takeBack = (type: 'none' | 'unlisted') => {
    const focused = document.activeElement
    show({ type })
    if (focused && !isVisible(focused)) button.focus()
  }

  useListener(document, 'shop-islands:quote-changed', (event) => {
    const { productId, isListed } = detailOf(event)
    const isOurs = productId && productId === button.dataset['product_id']
    if (isOurs && isListed === false && !isTold(button)) takeBack('unlisted')
  })
  const newest = useNewest(show)
  usePageEffect(() => onPageRestored(() => isTold(button) || newest.current({ type: 'shownAgain' })), [button])

  return (event) => {
    const detail = detailOf(event)
    if (!detail.choice) return
    // What is still to be said of the choice before it is not true any more.
    clearAnnouncement(button)
    if (detail.choice === 'listed') showListed({ ...NO_TEXTS, ...detail.says }, alreadyListed, detail.isSpoken)
    else takeBack(detail.choice)
  }
}
