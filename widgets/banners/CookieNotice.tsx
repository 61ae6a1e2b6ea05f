import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { dispatch } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { ServerButton, ServerElement, useHost, usePageEffect, useText, useWithin } from '../../src/react'
import { DISMISS } from './bannerSelectors'
import { bannersSettings } from './bannersSettings'
import { isCookieNoticeAccepted, rememberCookieNotice } from './cookieNoticeCookie'

/**
 * The theme's cookie notice. The theme's styles keep it below the window's edge; it slides in after a while for visitors who have not
 * accepted this version of the text, and out again when it is accepted. Out of sight, nothing in it can be reached.
 */
export function CookieNotice(): ReactNode {
  const notice = useHost()
  const link = useWithin(DISMISS)
  const { dismiss: label } = useText('banners')
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'accepted'>(() =>
    isCookieNoticeAccepted() ? 'accepted' : 'waiting',
  )
  const isShown = phase === 'shown'
  // A landmark, because screen-reader users may otherwise not find it.
  const [role] = useState(() => notice.getAttribute('role') ?? 'complementary')

  usePageEffect(() => {
    if (phase !== 'waiting') return () => {}
    // It may have been accepted in another tab meanwhile.
    const show = () => setPhase(isCookieNoticeAccepted() ? 'accepted' : 'shown')
    const timer = setTimeout(show, bannersSettings().bannerCookieDelay)
    return () => clearTimeout(timer)
  }, [phase])
  // Or on the page after this one.
  usePageEffect(() => onPageRestored(() => isCookieNoticeAccepted() && setPhase('accepted')), [])

  const accept = () => {
    rememberCookieNotice()
    // At once, so that listeners of the event find the notice gone.
    flushSync(() => setPhase('accepted'))
    const isRemembered = isCookieNoticeAccepted()
    dispatch('shop-islands:banner-dismissed', { banner: 'cookie-notice', isRemembered }, notice)
  }

  return (
    <>
      <ServerButton of={link} role='button' label={label} />
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
