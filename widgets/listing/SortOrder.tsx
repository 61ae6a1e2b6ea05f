// Wraps the select's own choice, which must be the order of the list that the page shows.
import { type ReactNode, useRef } from 'react'
import { ServerElement, useHost, useListener } from '../../src/react'

/**
 * The select that sorts a listing: submits its form, with a `submit` event that listeners can prevent (behaviour
 * listing.sort.submits-on-change). Who goes back finds the order of the list in it: browsers keep the other one, which was chosen when
 * the page was left, and to choose that once more would change nothing.
 */
export function SortOrder(): ReactNode {
  const select = useHost<HTMLSelectElement>()
  /** Was the form sent? Not where a script has held it back, which sorts without leaving the page. */
  const isSent = useRef(false)
  useListener(window, 'submit', ({ target, defaultPrevented }) => {
    if (target === select.form) isSent.current = !defaultPrevented
  })
  // When the page is left, not when it is shown again: what a select holds then is what browsers put into a page that they load anew.
  useListener(window, 'pagehide', () => {
    if (isSent.current) for (const option of select.options) option.selected = option.defaultSelected
    isSent.current = false
  })
  const send = () => select.form?.requestSubmit()
  return <ServerElement of={select} onChange={send} on={{ 'shop-islands:order-chosen': send }} />
}
