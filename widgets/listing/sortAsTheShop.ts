import { whenJQuery } from '../../src/bridge/whenJQuery'
import { dispatch } from '../../src/page/events'
import { whenReady } from '../../src/page/whenReady'

/** The form around a sort order, as the shop prints it (contract 3.1). */
const FORM = '.woocommerce-ordering'

/** As much of jQuery as hears of another order. */
type JQuery = (
  form: Element,
) => Record<'on', (type: string, selector: string, handler: (event: { currentTarget: Element }) => void) => void>

/** The forms whose changes are heard through jQuery. */
const heard = new WeakSet<Element>()

/** Are the changes of this select heard through jQuery? Then nobody is to hear of them natively, too. */
export function isHeardInJQuery(select: Element): boolean {
  return heard.has(select.closest(FORM) as Element)
}

// Where the shop's script hears of another order, and as early: lists that scripts draw over the select choose through jQuery, and who
// sorts by itself takes that handler off as soon as the page is ready (decisions: Where another order is heard).
whenReady(() =>
  whenJQuery<JQuery>((jQuery) => {
    for (const form of document.querySelectorAll(FORM)) {
      heard.add(form)
      jQuery(form).on('change', 'select.orderby', ({ currentTarget }) =>
        dispatch('shop-islands:order-chosen', {}, currentTarget),
      )
    }
    return undefined
  }),
)
