import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost } from '../../src/react'
import { isIn } from './couponParts'
import { couponSettings } from './couponSettings'
import { $coupon, isOver } from './couponState'
import { openBox } from './openBox'

/** The box as a bar. */
export interface Bar {
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
export function useBar(hasOpened: boolean, isOpen: boolean): Bar | undefined {
  const box = useHost()
  const known = useStore($coupon)
  const [isAway, setIsAway] = useState(false)
  const { couponOnClose: edge } = couponSettings()
  if (isOpen && isAway) setIsAway(false)
  if (!hasOpened || isOpen || isAway || isOver(known) || !/^(top|bottom)$/.test(edge)) return undefined
  return {
    classes: { 'wcb-md-show': true, 'wcb-collapse-after-close': true, [`wcb-collapse-${edge}`]: true },
    onClick({ target }) {
      if (isIn(target, 'md-close')) setIsAway(true)
      else openBox(box, box)
    },
  }
}
