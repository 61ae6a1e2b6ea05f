import type { ReactNode } from 'react'
import { ServerElement } from '../../src/react'

/** Shows the plugin's spinner beside a button or link while a call about it is under way (plugins contract 3.1). */
export function QuoteSpinner({ beside, isBusy }: { beside: HTMLElement; isBusy: boolean }): ReactNode {
  const spinner = beside.parentElement?.querySelector('.ajax-loading')
  return <ServerElement of={spinner} style={{ visibility: isBusy ? 'visible' : undefined }} />
}
