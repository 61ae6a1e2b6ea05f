import { type ReactNode, useState } from 'react'
import { Outlet, useText } from '../../src/react'

/** The page's notice area (contract 9.4); none where a lightbox lies over it. */
function noticeAreaFor(button: HTMLElement): Element | null {
  return button.closest('.mfp-content') ? null : document.querySelector('.woocommerce-notices-wrapper')
}

/**
 * Says in the page's notice area, or right after the button where the page has none to be seen, that an add did not work (answers: add
 * request fails).
 */
export function AddFailure({ button }: { button: HTMLElement }): ReactNode {
  const { addFailed } = useText('cart')
  const [area] = useState(() => noticeAreaFor(button))
  if (!addFailed) return null
  const notice = (
    <ul className='woocommerce-error shop-islands-notice'>
      <li>{addFailed}</li>
    </ul>
  )
  return area ? <Outlet append={area}>{notice}</Outlet> : <Outlet after={button}>{notice}</Outlet>
}
