import type { ReactNode } from 'react'
import { loadOnce } from '../../../src/page/loadOnce'
import { goTo } from '../../../src/page/navigation'
import { report } from '../../../src/page/report'
import { ServerElement, useHost, useText } from '../../../src/react'
import { picturesAround } from './picturesAround'

const loadLightbox = loadOnce(() => import('../../../src/lightbox/openPictures'))

/** A link to a picture that opens it over the page, with those beside it (contract 11.5). */
export function PictureLink(): ReactNode {
  const link = useHost()
  const { pictures: name } = useText('page')
  const texts = useText('product')

  const open = async () => {
    const asked = picturesAround(link)
    if (!asked) return
    try {
      const { openPictures } = await loadLightbox()
      openPictures(asked, link, { ...texts, name, pictureFailed: texts.lightboxPictureFailed })
    } catch (error) {
      // As without script: the link opens the picture.
      report('gallery-lightbox-failed', link, error)
      goTo(asked.pictures[asked.startAt]?.address)
    }
  }
  return <ServerElement of={link} onClick={open} />
}
