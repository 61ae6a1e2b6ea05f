import type { ReactNode } from 'react'
import { useOpenPictures } from '../../../src/lightbox/useOpenPictures'
import { ServerElement, useHost, useText } from '../../../src/react'
import { linkedPictures } from './linkedPictures'

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
