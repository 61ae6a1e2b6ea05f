import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../src/notice/FailureNotice'
import { announce } from '../../src/page/announcer'
import { detailOf } from '../../src/page/events'
import { type EventOf, keyOf, ServerElement, useHost, useText } from '../../src/react'
import { RefusalError } from '../../src/wire/errors'

/**
 * Says that an add failed whose button has left the page meanwhile, as with a quick view that was closed: its own island, which would say
 * so, has left with it. There is one for the page; the event is raised on the body then.
 */
export function FailedElsewhere(): ReactNode {
  const body = useHost()
  const { addFailed } = useText('cart')
  /** Each is a notice of its own, which comes into view. */
  const [failure, setFailure] = useState<{ text: string }>()
  const fail = (event: EventOf<'shop-islands:add-to-cart-failed'>) => {
    const { error } = detailOf(event)
    const reasons = error instanceof RefusalError ? error.message : ''
    // Any other failure is announced by whoever made the call.
    announce(reasons)
    setFailure({ text: reasons || addFailed })
  }
  return (
    <>
      <ServerElement
        of={body}
        on={{ 'shop-islands:adding-to-cart': () => setFailure(undefined), 'shop-islands:add-to-cart-failed': fail }}
      />
      {failure && <FailureNotice key={keyOf(failure)} text={failure.text} />}
    </>
  )
}
