import type { ReactNode } from 'react'
import { ServerElement, useHost } from '../../src/react'

/**
 * The select that sorts a listing: submits its form, with a `submit` event that listeners can prevent (behaviour
 * listing.sort.submits-on-change).
 */
export function SortOrder(): ReactNode {
  const select = useHost<HTMLSelectElement>()
  const send = () => select.form?.requestSubmit()
  return <ServerElement of={select} onChange={send} on={{ 'shop-islands:order-chosen': send }} />
}
