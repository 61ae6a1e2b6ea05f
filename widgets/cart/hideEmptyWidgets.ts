// Wraps the elements' `display`: cart widgets must be right while the page loads, long before React is there.
import { whenIdle } from '../../src/islands/whenIdle'

/**
 * Marks of a cart widget that is hidden while the cart is empty (decisions: Which cart widgets hide while the cart is empty). Separate
 * selectors, because the browser finds those fastest.
 */
const MARKS = ['.hide_cart_widget_if_empty', '[data-island="mini-cart"][data-hide-when-empty]']
/** The widget around a mark. */
const WIDGET = '.widget_shopping_cart,[data-hide-when-empty]'

/**
 * Were any hidden by us? If not, showing them can wait: the search covers the whole page, and only a theme's own inline style can have
 * hidden them, which is rare.
 */
let hasHidden = false

function show(marks: string, isShown: boolean): void {
  for (const mark of document.querySelectorAll(marks)) {
    const widget = mark.closest<HTMLElement>(WIDGET)
    if (widget) widget.style.display = isShown ? '' : 'none'
  }
}

/**
 * Shows or hides the cart widgets that are hidden while the cart is empty (behaviours mini-cart.header.hidden-when-cookie-is-0,
 * …shown-when-…).
 */
export function hideEmptyWidgets(isEmpty: boolean): void {
  hasHidden ||= isEmpty
  for (const marks of MARKS) {
    if (hasHidden) show(marks, !isEmpty)
    else
      whenIdle(() => {
        if (!hasHidden) show(marks, true)
      })
  }
}
