import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { keyOf, useHost, usePageEffect, useStyles } from '../../../src/react'
import styles from '../wishlist.css?inline'
import { $choice, $message, endWithoutDialogs } from './dialogs'
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
  const body = useHost()
  const [isGuarded, guard] = useState(false)
  usePageEffect(() => {
    guard(true)
    return () => endWithoutDialogs(body.isConnected)
  }, [body])
  // Draws nothing before that clean-up is in place: React runs no effects of a rendering that fails.
  if (!isGuarded) return null
  return (
    <>
      {choice && <WishlistDialog key={keyOf(choice)} choice={choice} />}
      {message && <MessagePopup key={keyOf(message)} message={message} />}
    </>
  )
}
