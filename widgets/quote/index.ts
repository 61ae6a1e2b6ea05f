/** The quote list: what the area's definitions name. */
export { QuoteButton } from './QuoteButton'
export { QuoteList } from './QuoteList'
export { QuoteRemoveLink } from './QuoteRemoveLink'
export { QuoteVariation } from './QuoteVariation'
export { refreshQuoteTable } from './refreshQuoteTable'
