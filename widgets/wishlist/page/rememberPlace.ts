// Wraps the browser's focus: an element without a tab index must get one first.

/** A row of the table, and the message when the last one was removed (plugins contract 2.1). */
const ROW = '.wishlist_item'
const EMPTY = '.cart-empty'

/**
 * Remembers where a button is, in case its row is removed.
 *
 * @returns a function that finds the element for the focus afterwards: the button, its neighbour, or the message of the empty list.
 */
export function rememberPlace(list: HTMLElement, button: HTMLButtonElement): () => HTMLElement {
  const rowsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ROW)]
  const index = rowsIn(list).findIndex((row) => row.contains(button))
  return () => {
    if (button.isConnected) return button
    // The message may have replaced the whole list.
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
