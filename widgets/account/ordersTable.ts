import type { Island } from '../../src/islands/island'
import { adoptStyles } from '../../src/page/adoptStyles'
import { wrapInPlace } from './wrapInPlace'

const WRAPPER = 'touch-scroll-table'

/** What a theme says about the wrapper wins over this. */
const STYLES = `:where(.${WRAPPER}){overflow-x:auto;max-width:100%}`

/**
 * The table of orders: it scrolls sideways in a box of its own, and the page around it does not (behaviour
 * account.orders.scrolls-sideways-on-touch; contract 9.1). Wrapped on every device, because narrow windows have mice, too.
 */
export default function attach({ host: table }: Island): undefined {
  if (table.closest(`.${WRAPPER}`)) return
  adoptStyles(STYLES)
  const wrapper = document.createElement('div')
  wrapper.className = WRAPPER
  wrapInPlace(table, wrapper)
}
