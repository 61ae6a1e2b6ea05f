import type { Island } from '../../../src/islands/island'
import { giveBack } from '../../../src/islands/native'
import { loadOnce } from '../../../src/page/loadOnce'
import { goTo } from '../../../src/page/navigation'
import { report } from '../../../src/page/report'
import { settings } from '../../../src/stores/settings'
import { loadText } from '../../../src/text/text'
import { productSettings } from '../productSettings'
import { hasThemeLightbox } from './galleryConditions'
import { DIALOG_ID } from './gallerySelectors'
import { picturesAround } from './lightboxPictures'

const loadLightbox = loadOnce(() => import('../../../src/lightbox/openPictures'))

async function open(opener: HTMLElement): Promise<void> {
  const asked = picturesAround(opener)
  if (!asked) return
  try {
    const [{ openPictures }, text] = await Promise.all([loadLightbox(), loadText('product', settings().locale)])
    const { gallery: name, lightboxPictureFailed: pictureFailed } = text
    openPictures(asked, opener, { ...text, name, pictureFailed }, DIALOG_ID)
  } catch (error) {
    // As without script: the link opens the picture.
    report('gallery-lightbox-failed', opener, error)
    goTo(asked.pictures[asked.startAt]?.address)
  }
}

/** Do the settings want a lightbox: the theme's, or the shop's where the theme brings none? */
function isWanted(): boolean {
  const { productGalleryLightbox, productLightbox } = productSettings()
  return productLightbox && (hasThemeLightbox() || productGalleryLightbox)
}

/** The links of a gallery's pictures, and the buttons that open the selected one, in the lightbox (contract 4.1, 4.2). */
export default function attach({ host, on }: Island): () => void {
  return on('click', (event) => (isWanted() ? open(host) : giveBack(event)))
}
