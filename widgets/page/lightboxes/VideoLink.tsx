import type { ReactNode } from 'react'
import { dispatch } from '../../../src/page/events'
import { ServerElement, useHost } from '../../../src/react'

/** A link that plays a video over the page (contract 11.5). `PageLightboxes` draws the lightbox, because the link may leave the page. */
export function VideoLink(): ReactNode {
  const link = useHost()
  return <ServerElement of={link} onClick={() => dispatch('shop-islands:open-video', {}, link)} />
}
