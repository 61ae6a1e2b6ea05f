import type { ReactNode } from 'react'
import { ServerElement, useHost } from '../../../src/react'
import { picturesAround } from './picturesAround'
import { useOpenPictures } from './useOpenPictures'

/** A link to a picture that opens it over the page, with those beside it (contract 11.5). */
export function PictureLink(): ReactNode {
  const link = useHost()
  const openPictures = useOpenPictures()
  const open = async () => {
    const asked = picturesAround(link)
    if (asked) await openPictures(asked, link)
  }
  return <ServerElement of={link} onClick={open} />
}
