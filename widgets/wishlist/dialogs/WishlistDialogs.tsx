import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { usePageEffect, useStyles } from '../../../src/react'
import styles from '../wishlist.css?inline'
import { $choice, $message } from './dialogs'
import { MessagePopup } from './MessagePopup'
import { WishlistDialog } from './WishlistDialog'

/**
 * The dialogs of the wishlist: the choice of a list, and the server's messages. Separate from what opens them, because that may leave the
 * page, for instance with the row that a message is about.
 */
export function WishlistDialogs(): ReactNode {
  const choice = useStore($choice)
  const message = useStore($message)
  useStyles(styles)
  // If this island ends, the open question is answered, so that its caller does not wait for ever.
  usePageEffect(() => () => $choice.get()?.answer(undefined), [])
  return (
    <>
      {choice && <WishlistDialog key={choice.id} choice={choice} />}
      {message && <MessagePopup key={message.id} message={message} />}
    </>
  )
}
