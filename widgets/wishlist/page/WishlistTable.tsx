import { type ReactNode, useLayoutEffect, useState } from 'react'
import { onSwapped } from '../../../src/fragments/swapped'
import { BusyOverlay } from '../../../src/notice/BusyOverlay'
import { ServerElement, ServerElements, useAllWithin, useHost } from '../../../src/react'
import { ACTION_BUTTONS, ALL_BOX, isEnterInField } from './pageMarkup'
import { readSelection, type Selection, tickRows } from './tableSelection'
import { useTableActions } from './useTableActions'

/** A listener for Enter on a box, because a claimed event without a listener would be given back to the browser. */
const doNothing = () => {}

/**
 * A wishlist on its page, in the server's form: the buttons of its rows and footer act without the page being left (behaviours
 * wishlist.table.*), and one box ticks all rows (behaviour wishlist.table.select-all). Enter on a box does nothing: browsers would press
 * the first button, which removes the first row.
 */
export function WishlistTable(): ReactNode {
  const list = useHost()
  const allBoxes = useAllWithin<HTMLInputElement>(ALL_BOX)
  const { running, notice, press } = useTableActions(list)
  /** `undefined` until a box is used or a swap brings rows: the boxes are as the browser shows them. */
  const [selection, setSelection] = useState<Selection>()
  // Ticked rows may have been removed.
  useLayoutEffect(() => onSwapped(() => setSelection(readSelection(list))), [list])

  const onClick = async (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(ACTION_BUTTONS)
    if (!button || isEnterInField(event)) return
    await press(button, event)
    // Rows may have been unticked, which is no swap where the list is the same.
    setSelection((known) => known && readSelection(list))
  }
  const onChange = ({ target }: Event) => {
    const box = target as HTMLInputElement
    if (box.matches(ALL_BOX)) tickRows(list, box.checked)
    setSelection(readSelection(list))
  }
  return (
    <>
      <ServerElement of={list} onClick={onClick} onChange={onChange} onKeydown={doNothing} />
      <ServerElements of={allBoxes} checked={selection?.isAll} indeterminate={selection?.isPart} />
      <ServerElements of={running} class={{ 'inited-wishlist-action': true }} />
      {running.length > 0 && <BusyOverlay of={list} />}
      {notice}
    </>
  )
}
