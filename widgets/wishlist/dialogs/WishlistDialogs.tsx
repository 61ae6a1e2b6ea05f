import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { adoptStyles } from '../../../src/page/adoptStyles'
import { usePageEffect } from '../../../src/react'
import styles from '../wishlist.css?inline'
import { $choice, $message } from './dialogs'
import { MessagePopup } from './MessagePopup'
import { WishlistDialog } from './WishlistDialog'

/**
 * The dialogs of the wishlist: the choice of a list, and what the server has to say. They live apart from what asks for them: that may
 * leave, as with the row that a message is about.
 */
export function WishlistDialogs(): ReactNode {
  const choice = useStore($choice)
  const message = useStore($message)
  useLayoutEffect(() => adoptStyles(styles), [])
  // Where this fails nobody waits for an answer for ever.
  usePageEffect(() => () => $choice.get()?.answer(undefined), [])
  return (
    <>
      {choice && <WishlistDialog key={choice.id} choice={choice} />}
      {message && <MessagePopup key={message.id} message={message} />}
    </>
  )
}
