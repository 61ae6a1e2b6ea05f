import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeCookie } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { readCookieText } from '../../src/page/readCookie'
import { swallowSecondClick } from '../../src/page/secondClick'
import { RoomBelow, ServerButton, ServerElement, useHost, usePageEffect, useText, useWithin } from '../../src/react'
import { DISMISS } from './bannerSelectors'
import { bannersSettings } from './bannersSettings'
import { roomBelow } from './roomBelow'

/** The theme's cookie, which its server may read, too. */
const COOKIE = 'flatsome_cookie_notice'

/** Milliseconds for which an acceptance is remembered: 365 days, as in the theme. */
const REMEMBERED_FOR = 365 * 86_400_000

/** Has the visitor accepted this version of the text? */
function isAccepted(): boolean {
  return readCookieText(COOKIE) === bannersSettings().bannerCookieVersion
}

/**
 * The theme's cookie notice. The theme's styles keep it below the window's edge; it slides in after a while for visitors who have not
 * accepted this version of the text, and out again when it is accepted. Out of sight, nothing in it can be reached.
 */
export function CookieNotice(): ReactNode {
  const notice = useHost()
  const link = useWithin(DISMISS)
  const { dismiss: label } = useText('banners')
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'accepted'>(() => (isAccepted() ? 'accepted' : 'waiting'))
  const isShown = phase === 'shown'
  // A landmark, because screen-reader users may otherwise not find it.
  const [role] = useState(() => notice.getAttribute('role') ?? 'complementary')

  usePageEffect(() => {
    if (phase !== 'waiting') return () => {}
    // It may have been accepted in another tab meanwhile.
    const show = () => setPhase(isAccepted() ? 'accepted' : 'shown')
    const timer = setTimeout(show, bannersSettings().bannerCookieDelay)
    return () => clearTimeout(timer)
  }, [phase])
  // It may have been accepted on the page after this one, too.
  usePageEffect(() => onPageRestored(() => isAccepted() && setPhase('accepted')), [])

  const accept = () => {
    // Where cookies are off, the notice is back on the next page.
    writeCookie(COOKIE, bannersSettings().bannerCookieVersion, { expires: new Date(Date.now() + REMEMBERED_FOR) })
    // At once, so that listeners of the event find the notice gone.
    flushSync(() => setPhase('accepted'))
    swallowSecondClick()
    const isRemembered = isAccepted()
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
      <RoomBelow measure={() => (isShown ? roomBelow(notice) : undefined)} />
    </>
  )
}
