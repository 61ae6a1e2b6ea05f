import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { keyOf } from '../../src/react'
import { $shown, forget } from './openQuickView'
import { QuickView } from './QuickView'

/**
 * The quick views of the page. Separate from their links, because a link may leave the page, for instance with the quick view that contains
 * it.
 */
export function QuickViews(): ReactNode {
  const shown = useStore($shown)
  return shown.map((quickView) => <QuickView key={keyOf(quickView)} {...quickView} onGone={() => forget(quickView)} />)
}
