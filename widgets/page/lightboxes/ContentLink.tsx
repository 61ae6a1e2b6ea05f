import type { ReactNode } from 'react'
import { dispatch } from '../../../src/page/events'
import { namedByHash } from '../../../src/page/namedByHash'
import { ServerElement, useHost } from '../../../src/react'

/**
 * A link that opens a part of the page as a lightbox (contract 9.2, 11.5). `PageLightboxes` draws the lightbox, because the link may leave
 * the page.
 */
export function ContentLink(): ReactNode {
  const link = useHost<HTMLAnchorElement>()
  const open = () => {
    const content = namedByHash(link.hash)
    if (content) dispatch('shop-islands:content-wanted', { opener: link }, content)
  }
  return <ServerElement of={link} onClick={open} />
}
