/** What is shown about a button's product in place of what the server printed; nothing where all is absent. */
export interface Said {
  /** HTML from the server, or plain text of ours. */
  message?: string
  /** The link to the list. */
  link?: { url: string; label: string }
  /** Does the link get the focus, because the button disappears? */
  takesFocus?: boolean
}

/** What the shopper sees of a quote button. */
export interface QuoteButtonState {
  /** `undefined`: as the server printed it. `listed`: hidden, because the product is in the list. */
  box: 'shown' | 'hidden' | 'listed' | undefined
  /** `undefined`: as the server printed it. */
  said: Said | undefined
  /** Has the last add failed without a message from the server? */
  hasFailed: boolean
}

/** What happens to a quote button. */
export type QuoteButtonStep =
  | { what: 'begun' | 'failed' }
  /** Not added, for the reason that the server gives. */
  | { what: 'refused'; said: Said }
  /** The product is in the list: after an add, or because the chosen variation is there. */
  | { what: 'listed'; said: Said }
  /** The variation that is chosen is not in the list. */
  | { what: 'unlisted' }
  /** The choice is incomplete. */
  | { what: 'unchosen' }

/** The state before anything has happened. */
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
