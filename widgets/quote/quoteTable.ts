import type { Island } from '../../src/islands/island'
import { TABLE } from './hooks'
import { quoteSettings } from './quoteSettings'
import { refreshQuoteTable } from './refreshQuoteTable'

let hasBegun = false

/** The table of the quote list: fetched anew once, when its page is opened (behaviours quote.list.refresh*). */
export default function attach(_island: Island): undefined {
  if (hasBegun || !quoteSettings().quoteTableRefresh) return
  hasBegun = true
  refreshQuoteTable(TABLE)
}
