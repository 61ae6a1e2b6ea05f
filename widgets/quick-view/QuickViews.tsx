import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $shown, forget } from './openQuickView'
import { QuickView } from './QuickView'

/** The quick views of the page. They live apart from their links: a link may leave, as with the quick view that it stood in. */
export function QuickViews(): ReactNode {
  const shown = useStore($shown)
  return shown.map((quickView) => <QuickView key={quickView.id} {...quickView} onGone={() => forget(quickView)} />)
}
