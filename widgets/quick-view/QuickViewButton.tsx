import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { report } from '../../src/page/report'
import { ServerElement, useHost, useListener, useText } from '../../src/react'
import { usePageEffect } from '../../src/react/islandContext'
import { $loading, giveUp, openQuickView } from './openQuickView'

/** A link that shows its product in a lightbox, over the listing (behaviours quick-view.open.*). Esc gives up what is on its way. */
export function QuickViewButton(): ReactNode {
  const link = useHost()
  const { loadingQuickView } = useText('product')
  const isLoading = useStore($loading)?.link === link
  useListener(document, 'keydown', ({ key }) => key === 'Escape' && giveUp(link))
  useEffect(() => {
    if (!link.dataset['prod']) report('quick-view-without-product', link)
  }, [link])
  usePageEffect(() => () => giveUp(link), [link])
  return (
    <ServerElement
      of={link}
      aria-busy={isLoading || undefined}
      onClick={() => openQuickView(link.dataset['prod'] ?? '', link, loadingQuickView)}
    />
  )
}
