import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { announce } from '../../src/page/announcer'
import { isFocusFree } from '../../src/page/focus'
import { wordsIn } from '../../src/page/htmlText'
import { parseHtml } from '../../src/page/trustedHtml'
import { keyOf, Outlet, ServerContent, ServerElement, useHost, useText, useWithin } from '../../src/react'
import type { CouponAnswer } from './couponCalls'
import { selectorOf } from './couponParts'
import { couponSettings } from './couponSettings'
import { useReopening } from './useReopening'

/**
 * The coupon code, which is selected when it gets the focus, so that it can be copied (behaviour
 * coupon-popup.subscribed.code-selected-on-focus).
 */
function Code({ of: place, html }: { of: HTMLElement | null; html: string }): ReactNode {
  const hasField = useMemo(() => !!parseHtml(html).querySelector('input'), [html])
  const select = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) target.select()
    else if (place) getSelection()?.selectAllChildren(place)
  }
  return (
    <>
      <ServerContent of={place} html={html} />
      <ServerElement
        of={place}
        // A code that is not in a field is made focusable.
        tabindex={hasField ? undefined : 0}
        onFocusin={select}
      />
    </>
  )
}

/**
 * Inserts the content of an element again: the browser then counts what stays as replaced rather than as moved, which would be a layout
 * shift.
 */
function Reinserted({ of: element }: { of: Element }): ReactNode {
  const [nodes] = useState(() => [...element.childNodes])
  return <ServerContent of={element} nodes={nodes} />
}

/**
 * The box in the subscribed state (behaviours coupon-popup.subscribed.*).
 *
 * @param height the height that the box keeps, in CSS.
 */
export function Subscribed({ answer, height }: { answer: CouponAnswer; height: string }): ReactNode {
  const box = useHost()
  const { subscribed: success } = useText('coupon')
  const { couponTitleAfterSubscribing: newTitle, couponShowCoupon } = couponSettings()
  const frame = useWithin(selectorOf('content-wrap')) ?? box
  const title = useWithin(selectorOf('coupon-box-title'))
  const message = useWithin(selectorOf('coupon-message'))
  const code = useWithin(selectorOf('coupon-content'))
  const newsletter = useWithin(selectorOf('coupon-box-newsletter'))
  // If the title says the same, the message is not repeated.
  const isTitle = useMemo(() => wordsIn(newTitle) === success, [newTitle, success])
  const first = message ?? code ?? newsletter
  useReopening()

  useLayoutEffect(() => {
    announce(success)
    // The button that had the focus is gone, so the box gets it.
    if (isFocusFree(box)) box.focus({ preventScroll: true })
  }, [box, success])

  const line = success && !(title && isTitle) && <p>{success}</p>
  return (
    <>
      <ServerElement of={frame} style={{ minHeight: height }} />
      <Reinserted key={keyOf(frame)} of={frame} />
      <ServerElement of={box} class={{ 'wcb-subscribed': true }} />
      <ServerElement of={title} style={{ display: newTitle ? undefined : 'none' }} />
      <ServerContent of={title} html={newTitle} />
      <ServerContent of={message} html={answer.message} />
      {couponShowCoupon && answer.code && <Code of={code} html={answer.code} />}
      <ServerContent of={newsletter} html={answer.thankyou} />
      {line && <Outlet {...(first ? { before: first } : { append: box })}>{line}</Outlet>}
    </>
  )
}
