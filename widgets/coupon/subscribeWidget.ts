import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { part } from './couponHooks'
import { keepHeight } from './keepHeight'
import { makePressable } from './makePressable'
import { makeSender } from './makeSender'
import { subscribeInWidget } from './subscribeInWidget'
import { subscribeSettings } from './subscribeSettings'
import { fill, prepareWarning } from './warnings'

/** Fetched with the widget: later the network may be too bad to fetch a text. */
const texts = loadText('coupon', settings().locale).then(
  ({ widget }) => widget,
  () => undefined,
)

/** What the button says about the coupon; `0` says no as well as nothing does. */
const showCouponOf = (button: HTMLElement) => button.dataset['show_coupon'] ?? ''

/** A subscribe widget, one of several on a page (behaviours subscribe.*; plugins contract 4.6). */
export default function attach({ host: widget, on }: Island): () => void {
  makePressable(part(widget, 'button'))
  prepareWarning(widget)
  const send = makeSender(widget, {
    invalidClass: 'wcbwidget-invalid-email',
    busyClass: 'wcbwidget-adding',
    needsConsent: subscribeSettings().subscribeConsentCheckbox,
    texts,
    send: (address, button) => subscribeInWidget(widget, address, showCouponOf(button)),
    onSubscribed({ message, code }, button) {
      const content = part(widget, 'newsletter') ?? widget
      keepHeight(content)
      fill(content, /^0?$/.test(showCouponOf(button)) ? message : message + code)
      // The button that had the focus is gone; the keyboard and the screen reader go on from the message.
      content.tabIndex = -1
      content.focus({ preventScroll: true })
    },
  })
  const stops = [on('click', send), on('keydown', send)]
  return () => {
    for (const stop of stops) stop()
  }
}
