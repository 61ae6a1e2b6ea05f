// Wraps the ticks of the server's own boxes, which the form sends.
import { ROW_BOX } from './pageMarkup'

/** Which rows of a table are ticked. */
export interface Selection {
  isAll: boolean
  /** Are some rows ticked, and some not? */
  isPart: boolean
}

function rowBoxes(list: ParentNode): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>(ROW_BOX)]
}

/** The ids of the rows that are ticked, in the order of the table. They are the rows' own ids, not those of products. */
export function checkedRows(list: ParentNode): string[] {
  return rowBoxes(list)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
}

/** Tells whether all, some or none of the rows are ticked. Rows that cannot be ticked do not count. */
export function readSelection(list: ParentNode): Selection {
  const rows = rowBoxes(list).length
  const checked = checkedRows(list).length
  return { isAll: rows > 0 && checked === rows, isPart: checked > 0 && checked < rows }
}

/** Ticks every row that can be ticked, or unticks them all. */
export function tickRows(list: ParentNode, isTicked: boolean): void {
  for (const box of rowBoxes(list)) box.checked = isTicked
}

/** Unticks the rows with these ids, because what the shopper ticked them for is done. */
export function untickRows(list: ParentNode, ids: readonly string[]): void {
  for (const box of rowBoxes(list)) if (ids.includes(box.value)) box.checked = false
}
