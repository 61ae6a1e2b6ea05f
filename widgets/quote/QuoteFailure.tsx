import { type ReactNode, useState } from 'react'
import { Outlet } from '../../src/react'

/** The page's notice area (contract 9.4); none where a lightbox lies over it. */
function noticeAreaFor(element: Element): Element | null {
  return element.closest('.mfp-content') ? null : document.querySelector('.woocommerce-notices-wrapper')
}

/** What failed stands at `of`; `text` says so, plain; without one nothing is shown. */
export interface QuoteFailureProps {
  of: Element
  text: string
}

/** Says in the page's notice area, or right after an element where the page has none to be seen, that a call did not work. */
export function QuoteFailure({ of: element, text }: QuoteFailureProps): ReactNode {
  const [area] = useState(() => noticeAreaFor(element))
  if (!text) return null
  const notice = (
    <ul className='woocommerce-error shop-islands-notice'>
      <li>{text}</li>
    </ul>
  )
  return area ? <Outlet append={area}>{notice}</Outlet> : <Outlet after={element}>{notice}</Outlet>
}
