import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from '../../src/page/adoptStyles'
import { ServerContent, ServerElement, useHost, useText, useWithin } from '../../src/react'
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
  /** What the button says about the coupon; `0` says no as well as nothing does. */
  const showCoupon = useRef('')
  const { state, submit } = useSubscription({
    texts: useText('coupon').widget,
    needsConsent: subscribeSettings().subscribeConsentCheckbox,
    filled: content,
    send(address, button) {
      showCoupon.current = button.dataset['show_coupon'] ?? ''
      return subscribeInWidget(address, showCoupon.current)
    },
  })
  const { done } = state

  useLayoutEffect(() => adoptStyles(styles), [])
  useLayoutEffect(() => {
    // The button that had the focus is gone; the keyboard and the screen reader go on from the message.
    if (done) content.focus({ preventScroll: true })
  }, [done, content])

  if (!done) {
    return (
      <>
        <ServerElement of={widget} onClick={submit} onKeydown={submit} />
        <SubscribeFields state={state} invalidClass='wcbwidget-invalid-email' busyClass={WIDGET_BUSY} />
      </>
    )
  }
  const { message, code } = done.answer
  return (
    <>
      <ServerElement of={content} tabindex={-1} style={{ minHeight: done.height }} />
      <ServerContent of={content} html={/^0?$/.test(showCoupon.current) ? message : message + code} />
    </>
  )
}
