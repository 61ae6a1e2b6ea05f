/** What is said about a button's product, in place of what the server printed; without anything, nothing is said. */
export interface Said {
  /** HTML of the server's, or plain text of ours. */
  message?: string
  /** The way to the list. */
  link?: { url: string; label: string }
  /** The link takes the focus of the button, which goes. */
  takesFocus?: boolean
}

/** What the shopper sees of a quote button. */
export interface QuoteButtonState {
  /** `undefined`: as the server printed it. `listed`: hidden, because the product is in the list. */
  box: 'shown' | 'hidden' | 'listed' | undefined
  /** `undefined`: what the server printed stands. */
  said: Said | undefined
  /** The last add did not work, and the server did not say why. */
  hasFailed: boolean
}

/** What happens to a quote button. */
export type QuoteButtonStep =
  | { what: 'begun' | 'failed' }
  /** Not added, for the reason that the server gives. */
  | { what: 'refused'; said: Said }
  /** In the list, by an add or because the chosen variation is. */
  | { what: 'listed'; said: Said }
  /** The variation that is chosen is not in the list. */
  | { what: 'unlisted' }
  /** Not everything is chosen. */
  | { what: 'unchosen' }

/** How a button is before anything happens. */
export const AT_FIRST: QuoteButtonState = { box: undefined, said: undefined, hasFailed: false }

/** The state after a step (behaviours quote.add.*, quote.variation.*). */
export function reduceQuoteButton(state: QuoteButtonState, step: QuoteButtonStep): QuoteButtonState {
  switch (step.what) {
    case 'begun':
      return { ...state, said: {}, hasFailed: false }
    case 'failed':
      return { ...state, hasFailed: true }
    case 'refused':
      return { ...state, said: step.said }
    case 'listed':
      return { ...state, box: 'listed', said: step.said }
    case 'unlisted':
      return { ...state, box: 'shown', said: {} }
    case 'unchosen':
      return { ...state, box: 'hidden', said: {} }
  }
}
