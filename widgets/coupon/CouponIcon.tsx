import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { swallowSecondClick } from '../../src/page/secondClick'
import { ServerButton, ServerElement, useHost, useText, useWithin } from '../../src/react'
import { $boxState, openBox } from './boxState'
import { isIn, OPENER, POPUP, part, selectorOf } from './couponParts'
import { couponSettings } from './couponSettings'
import { $coupon, hasDecided, keepState } from './couponState'

const HIDDEN = 'wcb-coupon-box-small-icon-hide-'
const PLACE = 'wcb-coupon-box-small-icon-position-'
/** Seconds for which the icon stays hidden after it was closed (behaviour coupon-popup.cookie.closed-by-closing-the-icon). */
const CLOSED_FOR = 3600

/**
 * The classes that place the icon at the left or right, at the height at which it was printed, or hide it.
 *
 * @param printed the server's classes of the icon.
 */
function iconClasses(printed: readonly string[], side: string, isHidden: boolean): Record<string, boolean> {
  const place = printed.find((name) => name.startsWith(PLACE)) ?? `${PLACE}bottom-`
  const others = printed.filter((name) => name.startsWith(PLACE) || name.startsWith(HIDDEN))
  return {
    ...Object.fromEntries(others.map((name) => [name, false])),
    [place.replace(/(left|right)?$/, side)]: true,
    [HIDDEN + side]: isHidden,
  }
}

/** Opens the pop-up of the page, if there is one. It writes no cookie (decisions: The small icon). */
function openPopup(opener: HTMLElement): void {
  const box = document.querySelector<HTMLElement>(POPUP)
  if (box) openBox(box, opener)
}

/** Something in the page that opens the pop-up. */
function Opener(): ReactNode {
  const opener = useHost()
  return <ServerButton of={opener} onClick={() => openPopup(opener)} />
}

/**
 * The small icon, which opens the pop-up again; its own close button hides it for an hour (behaviours coupon-popup.icon.*). It is shown as
 * the server printed it, or as the cookie says where the page comes from a cache (decisions: The small icon), but not while the pop-up is
 * open, nor after the shopper has subscribed or dismissed it.
 */
function SmallIcon(): ReactNode {
  const icon = useHost()
  const { reopen, closeIcon } = useText('coupon')
  const known = useStore($coupon)
  const { open, openings, hasVanished } = useStore($boxState)
  const [printed] = useState(() => [...icon.classList])
  // Whoever opened the box before its time, by a link, finds the way back to it, too.
  const isPrinted = known === 'shown' || openings.length > 0 || !printed.some((name) => name.startsWith(HIDDEN))
  const isHidden = !!open || hasVanished || !isPrinted || hasDecided(known)
  const wanted = couponSettings().couponPopupPosition
  // Where the plugin's settings have gone with its script, the printed classes show the site's choice.
  const isLeft = wanted ? wanted === 'left' : printed.some((name) => name.startsWith(PLACE) && name.endsWith('left'))
  const side = isLeft ? 'left' : 'right'

  const onClick = ({ target }: Event) => {
    if (isIn(target, 'coupon-box-small-icon-close')) {
      keepState('closed', CLOSED_FOR)
      swallowSecondClick()
    } else openPopup(part(icon, 'coupon-box-small-icon') ?? icon)
  }

  return (
    <>
      <ServerElement of={icon} class={iconClasses(printed, side, isHidden)} inert={isHidden} onClick={onClick} />
      <ServerButton of={useWithin(selectorOf('coupon-box-small-icon'))} label={reopen} />
      <ServerButton of={useWithin(selectorOf('coupon-box-small-icon-close'))} label={closeIcon} />
    </>
  )
}

/** An element that opens the pop-up by a click: its small icon, or something in the page. */
export function CouponIcon(): ReactNode {
  return useHost().matches(OPENER) ? <Opener /> : <SmallIcon />
}
