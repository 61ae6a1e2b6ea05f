import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFailure } from '../../src/notice/useFailure'
import { isEscape } from '../../src/page/keys'
import { isBehindModal } from '../../src/page/modal'
import { report } from '../../src/page/report'
import { ServerElement, useHost, useListener, usePageEffect, useText } from '../../src/react'
import { opensQuickView } from './definitions'
import { giveUp, openQuickView } from './openQuickView'

/** A link that shows its product in a lightbox, over the listing (behaviours quick-view.open.*). Esc cancels one that is loading. */
export function QuickViewButton(): ReactNode {
  const link = useHost()
  const { loadingQuickView, quickViewFailed } = useText('product')
  const { notice, fail, forget } = useFailure(link, quickViewFailed)
  /** How many requests are under way: one that was cancelled may end only after the next has begun. */
  const [asked, setAsked] = useState(0)
  const isLoading = asked > 0
  const open = async () => {
    // At once, so that Esc works from now on, and not only from the next frame.
    flushSync(() => setAsked((count) => count + 1))
    forget()
    await openQuickView(link.dataset['prod'] ?? '', link, { saying: loadingQuickView, fail })
    setAsked((count) => count - 1)
  }
  // Esc cancels what is loading, not also the lightbox or panel from which it was asked for: those hear keys farther out. One that has
  // been opened since closes first.
  useListener(isLoading ? document.documentElement : null, 'keydown', (event) => {
    if (!event.defaultPrevented && isEscape(event) && !isBehindModal(link) && giveUp(link)) event.stopPropagation()
  })
  useEffect(() => {
    if (!link.dataset['prod']) report('quick-view-without-product', link)
  }, [link])
  usePageEffect(() => () => void giveUp(link), [link])
  return (
    <>
      <ServerElement
        of={link}
        // The theme's sign that a click is heard (contract 3.4).
        class={{ 'quick-view-added': opensQuickView(link) }}
        aria-busy={isLoading || undefined}
        onClick={open}
      />
      {notice}
    </>
  )
}
