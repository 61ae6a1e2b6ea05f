import type { ReactNode } from 'react'
import { giveBack } from '../../../src/islands/native'
import { loadOnce } from '../../../src/page/loadOnce'
import { goTo } from '../../../src/page/navigation'
import { report } from '../../../src/page/report'
import { ServerElement, useHost, useText } from '../../../src/react'
import { productSettings } from '../productSettings'
import { hasThemeLightbox } from './galleryConditions'
import { DIALOG_ID, UNOPENED } from './gallerySelectors'
import { picturesAround } from './lightboxPictures'

const loadLightbox = loadOnce(() => import('../../../src/lightbox/openPictures'))

/** Do the settings want a lightbox: the theme's, or the shop's where the theme brings none? */
function isWanted(): boolean {
  const { productGalleryLightbox, productLightbox } = productSettings()
  return productLightbox && (hasThemeLightbox() || productGalleryLightbox)
}

/** A link of a gallery's picture, or a button that opens the selected one: the lightbox (contract 4.1, 4.2). */
export function GalleryLightbox(): ReactNode {
  const opener = useHost()
  const text = useText('product')

  const open = async () => {
    const asked = picturesAround(opener)
    if (!asked) return
    try {
      const { openPictures } = await loadLightbox()
      const { gallery: name, lightboxPictureFailed: pictureFailed } = text
      openPictures(asked, opener, { ...text, name, pictureFailed }, DIALOG_ID)
    } catch (error) {
      // As without script: the link opens the picture.
      report('gallery-lightbox-failed', opener, error)
      goTo(asked.pictures[asked.startAt]?.address)
    }
  }
  const onClick = (event: Event) => {
    // Nothing happens, whatever the settings say.
    if (opener.closest(UNOPENED)) return
    return isWanted() ? open() : giveBack(event)
  }
  return <ServerElement of={opener} onClick={onClick} />
}
