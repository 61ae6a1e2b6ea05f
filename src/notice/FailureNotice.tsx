import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { bringIntoView, Notice } from './Notice'

interface FailureNoticeProps {
  /** What the shopper used, if it is still on the page. */
  control?: Element | undefined
  /** The plain text of the notice; nothing is shown where it is empty. */
  text: string
}

/** A notice of one line in the shop's own markup, scrolled into view. */
function Failure({ control, text }: FailureNoticeProps): ReactNode {
  const notice = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (notice.current) bringIntoView(notice.current)
  }, [])
  return (
    <Notice control={control}>
      <ul ref={notice} className='woocommerce-error shop-islands-notice'>
        <li>{text}</li>
      </ul>
    </Notice>
  )
}

/** Says that something did not work (decisions: What a failed add says). */
export function FailureNotice({ control, text }: FailureNoticeProps): ReactNode {
  return text ? <Failure control={control} text={text} /> : null
}
