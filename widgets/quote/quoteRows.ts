// Wraps the browser's removing of nodes: the server does not send the list anew, so what has left it goes for good, as in a fragment.
import { REMOVE, TABLE } from './quoteSelectors'

/** The part of the page that holds the plugin's list, also when that is empty. */
export const PLACE = '.ywraq-wrapper'
const ROW = '.cart_item,tr,li'
const MESSAGE = '[data-island="quote-message"],#yith-ywraq-message'
/** Everything that goes with the last item (plugins contract 3.4). */
const LIST = `#yith-ywraq-form,#yith-ywraq-mail-form,.yith-ywraq-mail-form-wrapper,[data-island="quote-mail-form"],${TABLE}`

/** The part of the page that holds a remove link's list. */
export function scopeOf(link: HTMLElement): ParentNode {
  return link.closest(PLACE) ?? document
}

/** What the row of an item and those of its parts have in common: of bundles and composite products. */
const SHARED = ['data-bundle-key', 'data-composite-id']
/** What the rows of an item's parts carry its key in: of add-ons, and of composite products. */
const PARENT_KEYS = ['data-wapo_parent_key', 'data-wcpkey']

/** The rows that plugins have put in the list for the parts of an item: the server has removed those as well. */
function partsOf(row: Element, key: string | undefined): Element[] {
  const marks = [...SHARED.map((name) => [name, row.getAttribute(name)]), ...PARENT_KEYS.map((name) => [name, key])]
  return marks.flatMap(([name, value]) =>
    value ? [...document.querySelectorAll(`tr[${name}="${CSS.escape(value)}"]`)] : [],
  )
}

/**
 * Takes the row of a remove link away, and those of its item's parts.
 *
 * @returns the remove link from which the keyboard goes on: that of the next row, else of the one before; none was left otherwise.
 */
export function takeRow(link: HTMLElement): HTMLElement | undefined {
  const links = [...scopeOf(link).querySelectorAll<HTMLElement>(REMOVE)]
  const index = links.indexOf(link)
  const row = link.closest(ROW)
  for (const gone of row ? [row, ...partsOf(row, link.dataset['removeItem'])] : []) gone.remove()
  const isLeft = ({ isConnected }: Element) => isConnected
  return links.slice(index + 1).find(isLeft) ?? links.slice(0, index).findLast(isLeft)
}

/** Has a list no item any more? */
export function isEmpty(scope: ParentNode): boolean {
  return !scope.querySelector(`.cart_item,${REMOVE}`)
}

/** Where a list that has been emptied says so. */
export interface EmptyPlace {
  /** The server's element for it. */
  message: HTMLElement | null
  /** What the list stood behind, or in, where the server has printed none. */
  after: Element | null | undefined
  prepend: Element | null | undefined
}

/** Takes the table and the mail form of a list away, with all around them (behaviour quote.list.empty-removes-table-and-form). */
export function takeList(scope: ParentNode): EmptyPlace {
  const message = scope.querySelector<HTMLElement>(MESSAGE)
  const parts = [...scope.querySelectorAll(LIST)]
  const after = parts[0]?.previousElementSibling
  const prepend = parts[0]?.parentElement
  for (const part of parts) part.remove()
  return { message, after, prepend }
}
