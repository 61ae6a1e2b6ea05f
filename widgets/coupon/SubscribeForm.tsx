import { type ReactNode, useLayoutEffect } from 'react'
import { announce } from '../../src/page/announcer'
import { isFocusFree } from '../../src/page/focus'
import { wordsIn } from '../../src/page/htmlText'
import { pressOnce } from '../../src/page/keys'
import { ServerContent, ServerElement, useHost, useStyles, useText, useWithin } from '../../src/react'
import styles from './coupon.css?inline'
import { selectorOf, WIDGET_BUSY } from './couponParts'
import { SubscribeFields } from './SubscribeFields'
import { subscribeInWidget } from './subscribe'
import { subscribeSettings } from './subscribeSettings'
import { useSubscription } from './useSubscription'

/** A subscribe widget, one of several on a page (behaviours subscribe.*; plugins contract 4.6). */
export function SubscribeForm(): ReactNode {
  const widget = useHost()
  const content = useWithin(selectorOf('newsletter')) ?? widget
  const { state, submit } = useSubscription({
    texts: useText('coupon').widget,
    needsConsent: subscribeSettings().subscribeConsentCheckbox,
    filled: content,
    async send(address, button) {
      const showCoupon = button.dataset['show_coupon'] ?? ''
      const answer = await subscribeInWidget(address, showCoupon)
      // What shops write into their shortcodes for no.
      return /^(0|false|null)?$/.test(showCoupon) ? { ...answer, code: '' } : answer
    },
  })
  const { done } = state

  useStyles(styles)
  useLayoutEffect(() => {
    // The button that had the focus is gone, so the message gets it.
    if (!done) return
    if (isFocusFree(content)) content.focus({ preventScroll: true })
    else announce(wordsIn(done.answer.message))
  }, [done, content])

  if (!done) {
    return (
      <>
        {/* Only claimed events arrive: a click on the button, Enter in the field (`asksToSend`). */}
        <ServerElement of={widget} onClick={submit} onKeydown={(event) => pressOnce(event, submit)} />
        <SubscribeFields state={state} invalidClass='wcbwidget-invalid-email' busyClass={WIDGET_BUSY} />
      </>
    )
  }
  const { message, code } = done.answer
  return (
    <>
      <ServerElement of={content} tabindex={-1} style={{ minHeight: done.height }} />
      <ServerContent of={content} html={message + code} />
    </>
  )
}
