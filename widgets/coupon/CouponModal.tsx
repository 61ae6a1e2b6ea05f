import { type ReactNode, useState } from 'react'
import { prefersReducedMotion } from '../../src/page/reducedMotion'
import { ServerButton, ServerElement, useHost, useStyles, useText, useWithin } from '../../src/react'
import { useBoxState } from './boxState'
import { CouponForm } from './CouponForm'
import styles from './coupon.css?inline'
import { selectorOf } from './couponParts'
import { couponSettings, DEFAULT_EFFECT } from './couponSettings'
import { OpenCoupon } from './OpenCoupon'
import { useBar } from './useBar'
import { useTrigger } from './useTrigger'

/** The classes of the effect with which a box opens (behaviour coupon-popup.open.effect-class); none where reduced motion is asked for. */
function effectClasses(box: Element, effect: string): Record<string, boolean> {
  const printed = [...box.classList].filter((name) => name.startsWith('wcb-md-effect-'))
  const isStill = prefersReducedMotion()
  // The printed class counts, unless the setting names another effect.
  if (printed.length > 0 && effect === DEFAULT_EFFECT && !isStill) return {}
  const none = Object.fromEntries(printed.map((name) => [name, false]))
  return effect && !isStill ? { ...none, [effect]: true } : none
}

/**
 * The coupon pop-up, which the server printed (plugins contract 4.1): it opens by itself at its time, and when the small icon asks for it.
 * Where the settings say so, closing leaves a bar at the edge of the window (plugins contract 4.2).
 */
export function CouponModal(): ReactNode {
  const box = useHost()
  const { name, close } = useText('coupon')
  const { couponPopupType, couponNeverReminderEnable } = couponSettings()
  const { openings } = useBoxState(box)
  const [effect] = useState(() => effectClasses(box, couponPopupType))
  // The original title names the dialog, also after the title has changed.
  const heading = useWithin(selectorOf('coupon-box-title'))
  const [title] = useState(() => heading?.textContent?.trim())
  const message = useWithin(selectorOf('coupon-message'))
  const newsletter = useWithin(selectorOf('coupon-box-newsletter'))
  const bar = useBar()
  useTrigger()
  useStyles(styles)

  return (
    <>
      <ServerElement
        of={box}
        class={{ ...effect, ...bar?.classes }}
        role={bar ? 'region' : 'dialog'}
        aria-label={title || name || undefined}
        tabindex={-1}
        onClick={bar?.onClick}
      />
      {bar && (
        <>
          {/* By keyboard, it opens the box by these words; of the rest, nothing that sends is seen. */}
          <ServerButton of={heading ?? message} />
          <ServerElement of={newsletter} inert />
        </>
      )}
      <ServerButton of={useWithin(selectorOf('md-close'))} label={close} />
      <ServerButton
        of={useWithin(selectorOf('md-close-never-reminder'))}
        style={{ display: couponNeverReminderEnable ? undefined : 'none' }}
      />
      {openings > 0 && (
        <>
          <OpenCoupon />
          <CouponForm />
        </>
      )}
    </>
  )
}
