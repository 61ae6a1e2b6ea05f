import type { Island } from '../../src/islands/island'
import { ALL_BOX, ROW_BOX } from './pageHooks'

/** The ids of the rows that are ticked, in the order of the table. They are the rows' own ids, not those of products. */
export function checkedRows(list: ParentNode): string[] {
  return [...list.querySelectorAll<HTMLInputElement>(`${ROW_BOX}:checked`)].map(({ value }) => value)
}

/** Lets the box for all rows say whether all, some or none of them are ticked. */
export function showSelection(list: ParentNode): void {
  const rows = list.querySelectorAll(ROW_BOX).length
  const checked = checkedRows(list).length
  for (const all of list.querySelectorAll<HTMLInputElement>(ALL_BOX)) {
    all.checked = rows > 0 && checked === rows
    all.indeterminate = checked > 0 && checked < rows
  }
}

/** A box was ticked or unticked: the one for all rows takes them along, a row's tells it (behaviour wishlist.table.select-all). */
export function attachSelection({ host: list, on }: Island): () => void {
  return on('change', ({ target }) => {
    const { checked } = target as HTMLInputElement
    if ((target as Element).matches(ALL_BOX))
      for (const row of list.querySelectorAll<HTMLInputElement>(ROW_BOX)) row.checked = checked
    showSelection(list)
  })
}
