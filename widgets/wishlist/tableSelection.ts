/** The box of a row, and the one for all rows (contract plugins 2.1). */
const ROW_BOX = 'input[name="wishlist_pr[]"]:not(:disabled)'
const ALL_BOX = '.global-cb'

/** Every box of the table. */
export const BOXES = `${ROW_BOX},${ALL_BOX}`

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
export function followSelection({ target }: Event, list: HTMLElement): void {
  const { checked } = target as HTMLInputElement
  if ((target as Element).matches(ALL_BOX))
    for (const row of list.querySelectorAll<HTMLInputElement>(ROW_BOX)) row.checked = checked
  showSelection(list)
}

/**
 * Is this the Enter key on a box, or the click on the form's first button that browsers make of it, by which the first row would be
 * removed? Who presses that button has the focus on it.
 */
export function isEnterOnBox(event: Event): boolean {
  const target = event.target as Element
  if (event.type === 'keydown') return (event as KeyboardEvent).key === 'Enter' && target.matches(BOXES)
  const focused = document.activeElement
  if ((event as MouseEvent).detail || !focused?.matches(BOXES)) return false
  return target === focused.closest('form')?.querySelector('button:not([type="button"])')
}
