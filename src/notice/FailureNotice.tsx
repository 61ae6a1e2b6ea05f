import { type ReactNode, useState } from 'react'
import { Outlet } from '../react'

/** The page's notice area (contract 9.4). */
export const NOTICE_AREA = '.woocommerce-notices-wrapper'

/** The theme prints its login pop-up into every page, with a notice area of its own. */
const LIGHTBOX = '.mfp-content,.mfp-hide,.lightbox-by-id'

/** The first notice area that the shopper can see, as the page is scrolled where it must be near; an empty one may take no room itself. */
function findNoticeArea(isNear: boolean): Element | undefined {
  return [...document.querySelectorAll(NOTICE_AREA)].find((area) => {
    const around = area.parentElement
    if (area.closest(LIGHTBOX) || !around?.checkVisibility()) return false
    const { top } = (area.checkVisibility() ? area : around).getBoundingClientRect()
    return !isNear || (top >= 0 && top < innerHeight)
  })
}

/** Where a notice stands, and what it says. */
interface NoticeProps {
  /** What the shopper used. */
  control: Element
  /** Only an area in the window counts: nobody scrolls to one that is far away. */
  isNear?: boolean
  children: ReactNode
}

/** A notice in the page's notice area; right after the control where the page has none that can be seen, or a lightbox lies over it. */
export function Notice({ control, isNear = false, children }: NoticeProps): ReactNode {
  // A control that has left with its lightbox has no place beside it. Where the notice was first, it stays.
  const [area] = useState(() =>
    control.isConnected && control.closest('.mfp-content') ? null : findNoticeArea(isNear),
  )
  return <Outlet {...(area ? { append: area } : { after: control })}>{children}</Outlet>
}

/**
 * Says that something did not work (answers: add request fails).
 *
 * @param text says so, plain; without one nothing is shown.
 */
export function FailureNotice({ control, text }: { control: Element; text: string }): ReactNode {
  return text ? (
    <Notice control={control} isNear>
      <ul className='woocommerce-error shop-islands-notice'>
        <li>{text}</li>
      </ul>
    </Notice>
  ) : null
}
