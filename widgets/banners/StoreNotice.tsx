import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { readWrittenCookie, writeCookie } from '../../src/page/cookies'
import { detailOf, dispatch } from '../../src/page/events'
import { onPageRestored } from '../../src/page/pageShow'
import { swallowSecondClick } from '../../src/page/secondClick'
import {
  RoomBelow,
  ServerButton,
  ServerElement,
  useHost,
  useListener,
  usePageEffect,
  useText,
  useWithin,
} from '../../src/react'
import { DISMISS } from './bannerSelectors'
import { roomBelow } from './roomBelow'

/** The value of the cookie of a dismissed notice (contract 9.5). */
const HIDDEN = 'hidden'

/** The name of a notice's cookie (contract 9.5). The id is a hash of the text. */
function cookieOf({ dataset: { noticeId = '' } }: HTMLElement): string {
  return `store_notice${noticeId}`
}

/** Has the shopper dismissed this text? Another text has another id (behaviour banners.store-notice.other-notice-still-shows). */
function wasDismissed(notice: HTMLElement): boolean {
  return readWrittenCookie(cookieOf(notice)) === HIDDEN
}

/**
 * The store's notice: served hidden, shown to visitors who have not dismissed this text, and hidden when it is dismissed (behaviours
 * banners.store-notice.*).
 */
export function StoreNotice(): ReactNode {
  const notice = useHost()
  const link = useWithin(DISMISS)
  const { dismiss: label } = useText('banners')
  const [isDismissed, setIsDismissed] = useState(() => wasDismissed(notice))
  const [display, setDisplay] = useState('')

  // The shop's own style sheet hides it, too, so a `display` must be set; a theme's style sheet may show it as something other than a
  // block.
  useLayoutEffect(() => {
    if (getComputedStyle(notice).display === 'none') setDisplay('block')
  }, [notice])

  // It may have been dismissed on the page after this one.
  usePageEffect(() => onPageRestored(() => wasDismissed(notice) && setIsDismissed(true)), [notice])

  // A page may show the notice twice.
  useListener(document, 'shop-islands:banner-dismissed', (event) => {
    const { target } = event
    if (detailOf(event).banner !== 'store-notice' || !(target instanceof HTMLElement)) return
    if (target.dataset['noticeId'] === notice.dataset['noticeId']) setIsDismissed(true)
  })

  const dismiss = () => {
    // Until the browser's session ends (behaviour banners.store-notice.dismiss-sets-cookie). Where cookies are off it is back on the next
    // page.
    writeCookie(cookieOf(notice), HIDDEN)
    // At once, so that listeners of the event find the notice gone.
    flushSync(() => setIsDismissed(true))
    swallowSecondClick()
    const isRemembered = wasDismissed(notice)
    dispatch('shop-islands:banner-dismissed', { banner: 'store-notice', isRemembered }, notice)
  }

  return (
    <>
      <ServerButton of={link} role='button' label={label} />
      <ServerElement
        of={notice}
        hidden={false}
        style={{ display: isDismissed ? 'none' : display }}
        onClick={dismiss}
        onKeydown={dismiss}
      />
      <RoomBelow measure={() => (isDismissed ? undefined : roomBelow(notice))} />
    </>
  )
}
