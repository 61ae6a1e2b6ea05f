import type { LightboxPictures } from '../../../src/lightbox/lightboxPicture'
import { loadOnce } from '../../../src/page/loadOnce'
import { goTo } from '../../../src/page/navigation'
import { report } from '../../../src/page/report'
import { useText } from '../../../src/react'

const loadLightbox = loadOnce(() => import('../../../src/lightbox/openPictures'))

/**
 * Opens pictures over the page (contract 11.5).
 *
 * @returns what opens them; `opener` gets the focus back. Where the lightbox cannot be loaded the picture itself opens, as without script.
 */
export function useOpenPictures(): (asked: LightboxPictures, opener: HTMLElement) => Promise<void> {
  const { pictures: name } = useText('page')
  const texts = useText('product')
  return async (asked, opener) => {
    try {
      const { openPictures } = await loadLightbox()
      openPictures(asked, opener, { ...texts, name, pictureFailed: texts.lightboxPictureFailed })
    } catch (error) {
      report('gallery-lightbox-failed', opener, error)
      goTo(asked.pictures[asked.startAt]?.address)
    }
  }
}
