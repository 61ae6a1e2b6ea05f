import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { bringIntoView, Notice } from './Notice'

/** A notice of one line in the shop's own markup, scrolled into view. */
function Failure({ control, text }: { control: Element; text: string }): ReactNode {
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

/**
 * Says that something did not work (decisions: What a failed add says).
 *
 * @param text the plain text of the notice; nothing is shown where it is empty.
 */
export function FailureNotice({ control, text }: { control: Element; text: string }): ReactNode {
  return text ? <Failure control={control} text={text} /> : null
}
