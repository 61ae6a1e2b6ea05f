import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { dispatch } from '../../src/page/events'
import { ServerElement, useHost, usePageEffect, useWithin } from '../../src/react'
import { DISMISS } from './bannerSelectors'
import { bannersSettings } from './bannersSettings'
import { isCookieNoticeAccepted, rememberCookieNotice } from './cookieNoticeCookie'
import { DismissLink } from './DismissLink'

/**
 * The theme's cookie notice: served below the window's edge, where the theme's styles hold it, slid in after a while for everybody who
 * has not accepted this very text, and out again when it is accepted. Out of sight, nothing in it can be reached.
 */
export function CookieNotice(): ReactNode {
  const notice = useHost()
  const link = useWithin(DISMISS)
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'accepted'>(() =>
    isCookieNoticeAccepted() ? 'accepted' : 'waiting',
  )
  const isShown = phase === 'shown'
  // Outside of all landmarks, screen readers would not come across it.
  const [role] = useState(() => notice.getAttribute('role') ?? 'complementary')

  usePageEffect(() => {
    if (phase !== 'waiting') return () => {}
    const timer = setTimeout(() => setPhase('shown'), bannersSettings().bannerCookieDelay)
    return () => clearTimeout(timer)
  }, [phase])

  const accept = () => {
    rememberCookieNotice()
    // Who hears of it finds the notice gone.
    flushSync(() => setPhase('accepted'))
    const isRemembered = isCookieNoticeAccepted()
    dispatch('shop-islands:banner-dismissed', { banner: 'cookie-notice', isRemembered }, notice)
  }

  return (
    <>
      <DismissLink of={link} />
      <ServerElement
        of={notice}
        class={{ 'flatsome-cookies--active': isShown, 'flatsome-cookies--inactive': phase === 'accepted' }}
        role={role}
        hidden={isShown ? false : undefined}
        inert={!isShown}
        onClick={accept}
        onKeydown={accept}
      />
    </>
  )
}
