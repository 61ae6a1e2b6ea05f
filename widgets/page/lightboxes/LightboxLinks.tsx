import type { ReactNode } from 'react'
import { useOpenPictures } from '../../../src/lightbox/useOpenPictures'
import { namedByHash } from '../../../src/page/address'
import { dispatch } from '../../../src/page/events'
import { ServerElement, useHost, useText } from '../../../src/react'
import { linkedPictures } from './linkedPictures'

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

/** A link that plays a video over the page (contract 11.5); `PageLightboxes` draws that lightbox, too. */
export function VideoLink(): ReactNode {
  const link = useHost()
  return <ServerElement of={link} onClick={() => dispatch('shop-islands:open-video', {}, link)} />
}

/** A link to a picture that opens it over the page, with the others of its group (contract 11.5). */
export function PictureLink(): ReactNode {
  const link = useHost()
  const openPictures = useOpenPictures(useText('page').pictures)
  const open = async () => {
    const asked = linkedPictures(link)
    if (asked) await openPictures(asked, link)
  }
  return <ServerElement of={link} onClick={open} />
}
