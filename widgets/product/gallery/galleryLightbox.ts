import type { Island } from '../../../src/islands/island'
import { loadOnce } from '../../../src/page/loadOnce'
import { goTo } from '../../../src/page/navigation'
import { report } from '../../../src/page/report'
import { settings } from '../../../src/stores/settings'
import { loadProductText } from '../../../src/text/product/loadProductText'
import { DIALOG_ID } from './galleryHooks'
import { picturesAround } from './lightboxPictures'

const loadLightbox = loadOnce(() => import('../../../src/page/pictures/openPictures'))

async function open(opener: HTMLElement): Promise<void> {
  const asked = picturesAround(opener)
  if (!asked) return
  try {
    const [{ openPictures }, text] = await Promise.all([loadLightbox(), loadProductText(settings().locale)])
    const { gallery: name, lightboxPictureFailed: pictureFailed } = text
    openPictures(asked, opener, { ...text, name, pictureFailed }, DIALOG_ID)
  } catch (error) {
    // As without script: the link opens the picture.
    report('gallery-lightbox-failed', opener, error)
    goTo(asked.pictures[asked.startAt]?.address)
  }
}

/** The links of a gallery's pictures, and the buttons that open the selected one, in the lightbox (contract 4.1, 4.2). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
