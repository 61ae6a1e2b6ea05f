import { whenJQuery } from '../../src/bridge/whenJQuery'
import { isStillHere } from '../../src/islands/oldScripts'
import { whenReady } from '../../src/page/whenReady'

/** As much of jQuery as hears of clicks on the body. */
type JQuery = (
  target: Element,
) => Record<'on', (type: string, selector: string, data: object, handler: () => void) => void>

/** The key of the data by which our handler is known. */
const MARK = 'shopIslandsRemoves'
let isMarked = false

// In the place of the shop's own handler, and as early. It does nothing: whoever takes that one off, takes this one off, too.
whenReady(() =>
  whenJQuery<JQuery>((jQuery) => {
    jQuery(document.body).on('click', '.remove_from_cart_button', { [MARK]: true }, () => {})
    isMarked = true
    return undefined
  }),
)

/** Has a theme or plugin taken the shop's handler off, to remove items in a way of its own (decisions: Who removes)? */
export function isRemovedElsewhere(): boolean {
  return isMarked && !isStillHere({ handlerData: MARK, ours: 'takes over' })
}
