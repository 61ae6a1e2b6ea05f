import type { ReactNode } from 'react'
import { namedByHash } from '../../../src/page/address'
import { dispatch } from '../../../src/page/events'
import { ServerElement, useHost } from '../../../src/react'

/**
 * A link that opens a part of the page as a lightbox (contract 9.2, 11.5). `PageLightboxes` draws the lightbox, because the link may leave
 * the page.
 */
export function ContentLink(): ReactNode {
  const link = useHost<HTMLAnchorElement>()
  const open = () => {
    const content = namedByHash(link.hash)
    if (content) dispatch('shop-islands:open-content', { opener: link }, content)
  }
  return <ServerElement of={link} onClick={open} />
}
