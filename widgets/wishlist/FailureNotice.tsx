import { type ReactNode, useState } from 'react'
import { Outlet, useText } from '../../src/react'

/** The page's notice area (contract 9.4); none where a lightbox lies over it. */
function noticeAreaFor(control: HTMLElement): Element | null {
  return control.closest('.mfp-content') ? null : document.querySelector('.woocommerce-notices-wrapper')
}

/**
 * Says in the page's notice area, or right after the control where the page has none to be seen, that a wishlist could not be changed.
 *
 * @param control what the shopper used.
 */
export function FailureNotice({ control }: { control: HTMLElement }): ReactNode {
  const { failed } = useText('wishlist')
  const [area] = useState(() => noticeAreaFor(control))
  if (!failed) return null
  const notice = (
    <ul className='woocommerce-error shop-islands-notice'>
      <li>{failed}</li>
    </ul>
  )
  return area ? <Outlet append={area}>{notice}</Outlet> : <Outlet after={control}>{notice}</Outlet>
}
