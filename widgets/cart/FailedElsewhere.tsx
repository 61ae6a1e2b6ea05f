import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../src/notice/FailureNotice'
import { announce } from '../../src/page/announcer'
import { detailOf } from '../../src/page/events'
import { type EventOf, ServerElement, useHost, useText } from '../../src/react'
import { RefusalError } from '../../src/wire/errors'

/** A failure to be shown, and its number: each is a notice of its own, which comes into view. */
interface Failure {
  text: string
  count: number
}

/**
 * Says that an add failed whose button has left the page meanwhile, as with a quick view that was closed: its own island, which would say
 * so, has left with it. There is one for the page; the event is raised on the body then.
 */
export function FailedElsewhere(): ReactNode {
  const body = useHost()
  const { addFailed } = useText('cart')
  const [failure, setFailure] = useState<Failure>()
  const fail = (event: EventOf<'shop-islands:add-to-cart-failed'>) => {
    const { error } = detailOf(event)
    const reasons = error instanceof RefusalError ? error.message : ''
    // Any other failure is announced by whoever made the call.
    announce(reasons)
    const text = reasons || addFailed
    setFailure((former) => ({ text, count: (former?.count ?? 0) + 1 }))
  }
  return (
    <>
      <ServerElement
        of={body}
        on={{ 'shop-islands:adding-to-cart': () => setFailure(undefined), 'shop-islands:add-to-cart-failed': fail }}
      />
      {failure && <FailureNotice key={failure.count} text={failure.text} />}
    </>
  )
}
