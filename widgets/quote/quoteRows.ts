// Wraps the browser's removing of nodes: the server does not send the list again, so rows are removed for good, as in a swap.
import { isVisible } from '../../src/page/elements'
import { REMOVE, TABLE } from './quoteSelectors'

/** The part of the page that contains the plugin's list, also when that is empty. */
export const PLACE = '.ywraq-wrapper'
const ROW = '.cart_item,tr,li'
const MESSAGE = '[data-island="quote-message"],#yith-ywraq-message'
/** Everything that is removed with the last item (plugins contract 3.4). */
const LIST = `#yith-ywraq-form,#yith-ywraq-mail-form,.yith-ywraq-mail-form-wrapper,[data-island="quote-mail-form"],${TABLE}`

/** The part of the page that contains a remove link's list. */
export function scopeOf(link: HTMLElement): ParentNode {
  return link.closest(PLACE) ?? document
}

/** The remove links of the same item in other rows, as in another list. One row may have two, for wide and narrow screens. */
export function otherLinksOf(link: HTMLElement): HTMLElement[] {
  const row = link.closest(ROW)
  const isOther = (other: HTMLElement) =>
    other.closest(ROW) !== row && other.dataset['removeItem'] === link.dataset['removeItem']
  return [...document.querySelectorAll<HTMLElement>(REMOVE)].filter(isOther)
}

/** Attributes that have the same value on the rows of an item and of its parts: in bundles and composite products. */
const SHARED = ['data-bundle-key', 'data-composite-id']
/** Attributes on the rows of an item's parts that have the item's key: with add-ons, and in composite products. */
const PARENT_KEYS = ['data-wapo_parent_key', 'data-wcpkey']

/** The rows that plugins have added for the parts of an item: the server has removed those, too. */
function partsOf(row: Element, key: string | undefined): Element[] {
  const marks = [...SHARED.map((name) => [name, row.getAttribute(name)]), ...PARENT_KEYS.map((name) => [name, key])]
  return marks.flatMap(([name, value]) =>
    value ? [...document.querySelectorAll(`tr[${name}="${CSS.escape(value)}"]`)] : [],
  )
}

/**
 * Removes the row of a remove link, and those of its item's parts.
 *
 * @returns the remove link that gets the focus: that of the next row, else of the one before; `undefined` where no row is left.
 */
export function takeRow(link: HTMLElement): HTMLElement | undefined {
  const links = [...scopeOf(link).querySelectorAll<HTMLElement>(REMOVE)]
  const index = links.indexOf(link)
  const row = link.closest(ROW)
  if (row) for (const gone of [row, ...partsOf(row, link.dataset['removeItem'])]) gone.remove()
  // A row may have a second link for narrow screens.
  const isLeft = (other: Element) => other.isConnected && isVisible(other)
  return links.slice(index + 1).find(isLeft) ?? links.slice(0, index).findLast(isLeft)
}

/** Is a list empty? */
export function isEmpty(scope: ParentNode): boolean {
  return !scope.querySelector(`.cart_item,${REMOVE}`)
}

/** Where the message of an empty list is shown. */
export interface EmptyPlace {
  /** The server's element for the message. */
  message: HTMLElement | null
  /** The element after which, or in which, the list was, where the server has printed no element. */
  after: Element | null | undefined
  prepend: Element | null | undefined
}

/** Removes the table and the mail form of a list, with everything around them (behaviour quote.list.empty-removes-table-and-form). */
export function takeList(scope: ParentNode): EmptyPlace {
  const message = scope.querySelector<HTMLElement>(MESSAGE)
  const parts = [...scope.querySelectorAll(LIST)]
  const after = parts[0]?.previousElementSibling
  const prepend = parts[0]?.parentElement
  for (const part of parts) part.remove()
  return { message, after, prepend }
}
