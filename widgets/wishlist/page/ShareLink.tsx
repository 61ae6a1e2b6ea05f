import type { ReactNode } from 'react'
import { goTo, safeUrl } from '../../../src/page/navigation'
import { ServerElement, useHost } from '../../../src/react'

/** The features of the window for sharing (behaviour wishlist.share.social-window-420x320; plugins contract 2.1). */
const WINDOW = 'width=420,height=320,resizable=yes,scrollbars=yes,status=yes'

/** A link that opens a network's page in a small window. Where the browser blocks the window, the link is followed like any link. */
export function ShareLink(): ReactNode {
  const link = useHost<HTMLAnchorElement>()
  const share = () => {
    const address = safeUrl(link.href)
    const opened = address && open(address, link.title, WINDOW)
    // The network's page must not have access to ours.
    if (opened) opened.opener = null
    else goTo(address)
  }
  return <ServerElement of={link} onClick={share} />
}
