import { type ReactNode, useState } from 'react'
import { ServerElement, useHost, useStyles } from '../../src/react'
import styles from './account.css?inline'
import { useWrapper } from './useWrapper'

const WRAPPER = 'touch-scroll-table'

/**
 * The table of orders: it scrolls sideways in a box of its own, so that the page around it does not (behaviour
 * account.orders.scrolls-sideways-on-touch; contract 9.1). It is wrapped on every device, because windows on a computer may be narrow, too.
 */
export function OrdersTable(): ReactNode {
  const table = useHost()
  const [isWrapped] = useState(() => !!table.closest(`.${WRAPPER}`))
  useStyles(styles)
  return <ServerElement of={useWrapper(table, isWrapped ? undefined : 'div')} class={{ [WRAPPER]: true }} />
}
