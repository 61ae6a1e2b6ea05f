import { type ReactNode, useState } from 'react'
import { Outlet } from '../react'

/** The page's notice area (contract 9.4). */
export const NOTICE_AREA = '.woocommerce-notices-wrapper'

/**
 * A notice in the page's notice area; right after the control where the page has none, or a lightbox lies over it.
 *
 * @param control what the shopper used.
 */
export function Notice({ control, children }: { control: Element; children: ReactNode }): ReactNode {
  // A control that has left with its lightbox has no place beside it. Where the notice was first, it stays.
  const [area] = useState(() =>
    control.isConnected && control.closest('.mfp-content') ? null : document.querySelector(NOTICE_AREA),
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
    <Notice control={control}>
      <ul className='woocommerce-error shop-islands-notice'>
        <li>{text}</li>
      </ul>
    </Notice>
  ) : null
}
