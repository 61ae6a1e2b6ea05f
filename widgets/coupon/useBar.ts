import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost } from '../../src/react'
import { openBox, useBoxState } from './boxState'
import { isIn } from './couponParts'
import { couponSettings } from './couponSettings'
import { $coupon, hasDecided } from './couponState'

/** The box as a bar. */
interface Bar {
  /** The classes by which the plugin's styles draw it; they treat it as a box that is shown. */
  classes: Record<string, true>
  /** Its close button hides it, any other click opens the box again. */
  onClick(event: Event): void
}

/**
 * The bar that the box becomes when it closes, where the settings say so (plugins contract 4.2). It stays until it is closed; there is none
 * after the shopper has subscribed or dismissed the box.
 *
 * @returns `undefined` while there is none.
 */
export function useBar(): Bar | undefined {
  const box = useHost()
  const known = useStore($coupon)
  const { isOpen, openings } = useBoxState(box)
  // The opening after which the shopper has closed the bar, too.
  const [last, setLast] = useState(0)
  const { couponOnClose: edge } = couponSettings()
  if (isOpen || openings === last || hasDecided(known) || !/^(top|bottom)$/.test(edge)) return undefined
  return {
    classes: { 'wcb-md-show': true, 'wcb-collapse-after-close': true, [`wcb-collapse-${edge}`]: true },
    onClick({ target }) {
      if (isIn(target, 'md-close')) setLast(openings)
      else openBox(box, box)
    },
  }
}
