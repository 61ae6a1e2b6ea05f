import { type ReactNode, useState } from 'react'
import { goTo } from '../../../src/page/navigation'
import { ServerHtml, useText } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { forgetMessage, type ShownMessage } from './dialogs'
import { WishlistModal } from './WishlistModal'

/**
 * The server's message: in the server's own modal, or, where it sends only a text, in one of ours. It closes after a time; a button in it
 * may lead to the wishlist.
 */
export function MessagePopup({ message }: { message: ShownMessage }): ReactNode {
  const { content, words, opener, stays, onDismiss } = message
  const { close } = useText('wishlist')
  // Read once: the nodes are moved away, and another message is another pop-up.
  const [{ served, nodes }] = useState(() => ({
    served: content.querySelector<HTMLElement>('.tinv-modal'),
    nodes: [...content.childNodes],
  }))
  const modal = {
    name: words,
    opener,
    onPress: (target: Element) => {
      const goes = goTo(target.closest<HTMLElement>('.tinvwl-btn-onclick')?.dataset['url'])
      if (goes || target.closest('a[href]')) onDismiss?.()
    },
    goesAfter: stays ? undefined : wishlistSettings().wishlistPopupTime,
    onGone: () => forgetMessage(message),
    onDismiss,
  }
  if (served) return <WishlistModal {...modal} served={served} />
  return (
    <WishlistModal {...modal} className='tinvwl_added_to_wishlist'>
      {() => (
        <>
          <ServerHtml className='tinv-txt' nodes={nodes} />
          <button type='button' className='button tinvwl_button_close'>
            {close}
          </button>
        </>
      )}
    </WishlistModal>
  )
}
