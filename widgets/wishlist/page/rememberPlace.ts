// Wraps the browser's focus: only an element that says so can be given it.

/** A row of the table, and what stands there when the last one has gone (plugins contract 2.1). */
const ROW = '.wishlist_item'
const EMPTY = '.cart-empty'

/**
 * Remembers where a button stands, for when its row goes.
 *
 * @returns a function that says what the focus belongs on afterwards: the button, its neighbour, or the message that the list is empty.
 */
export function rememberPlace(list: HTMLElement, button: HTMLButtonElement): () => HTMLElement {
  const rowsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ROW)]
  const index = rowsIn(list).findIndex((row) => row.contains(button))
  return () => {
    if (button.isConnected) return button
    // The words may have come in place of the whole list.
    const root = list.isConnected ? list : document
    const rows = rowsIn(root)
    const row = rows[Math.min(index, rows.length - 1)]
    const neighbour = row?.querySelector<HTMLElement>(`[name="${button.name}"]`)
    if (neighbour) return neighbour
    const words = root.querySelector<HTMLElement>(EMPTY) ?? list
    words.tabIndex = -1
    return words
  }
}
