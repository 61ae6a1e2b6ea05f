import type { WidgetDefinition } from '../src/islands/definition'
import { checkoutWidgets } from './checkout/checkoutWidgets'

/** Where orders are placed and accounts opened. */
const checkoutSection: readonly WidgetDefinition[] = checkoutWidgets

export default checkoutSection
