/** What is shown about a button's product in place of what the server printed; nothing where all is absent. */
export interface QuoteMessage {
  /** HTML from the server, or plain text of ours. */
  message?: string
  /** The link to the list. */
  link?: { url: string; label: string }
  /** Does the link get the focus, because the button disappears? */
  takesFocus?: boolean
}

/** What the shopper sees of a quote button. */
export interface QuoteButtonState {
  /**
   * What is chosen: nothing, or something that is in the list or is not; only then can the button be seen. `undefined`: the button is as
   * the server printed it.
   */
  choice: 'none' | 'unlisted' | 'listed' | undefined
  /** `undefined`: as the server printed it. */
  said: QuoteMessage | undefined
}

/** What happens to a quote button. */
export type QuoteButtonAction =
  | { type: 'begun' }
  /** Not added, for the reason that the server gives. */
  | { type: 'refused'; said: QuoteMessage }
  /** The product is in the list: after an add, or because the chosen variation is there. */
  | { type: 'listed'; said: QuoteMessage }
  /** The choice is incomplete, or the variation that is chosen is not in the list. */
  | { type: 'none' | 'unlisted' }
  /** The page is shown again after it was left: the product may have been taken off the list meanwhile, or not. */
  | { type: 'shownAgain' }

/** The state before anything has happened. */
export const initialState: QuoteButtonState = { choice: undefined, said: undefined }

/** The state after an action (behaviours quote.add.*, quote.variation.*). */
export function reduceQuoteButton(state: QuoteButtonState, action: QuoteButtonAction): QuoteButtonState {
  switch (action.type) {
    case 'begun':
      return { ...state, said: {} }
    case 'refused':
      return { ...state, said: action.said }
    case 'listed':
      return { ...state, choice: 'listed', said: action.said }
    case 'none':
    case 'unlisted':
      return { ...state, choice: action.type, said: {} }
    // It can be asked for again, and the server says whether it is still there. Until then the way to the list stays.
    case 'shownAgain':
      return state.choice === 'listed' ? { ...state, choice: 'unlisted' } : state
    // Another script may raise the event about the choice with words of its own.
    default:
      return state
  }
}
