/** The quote list: what the area's definitions name. */
export { default as attachQuoteButton } from './quoteButton'
export { default as attachQuoteRemove } from './quoteRemove'
export { default as attachQuoteTable } from './quoteTable'
export { default as attachQuoteVariation } from './quoteVariation'
