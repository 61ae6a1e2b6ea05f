import { loadOnce } from '../page/loadOnce'
import { goTo } from '../page/navigation'
import { noteOvertaking } from '../page/noteOvertaking'
import { report } from '../page/report'
import { useText } from '../react'
import type { LightboxPictures } from './lightboxPicture'

const loadLightbox = loadOnce(() => import('./openPictures'))

/** What was asked for last: of several pictures that wait for the library it is the one that opens. */
let newest: LightboxPictures | undefined

/**
 * Opens pictures over the page (contract 4.1, 4.2, 11.5). The library is loaded when the first picture is opened.
 *
 * @param name names the dialog.
 * @param dialogId the dialog's id, where the page refers to it by one.
 * @returns what opens them; `opener` gets the focus back. Where the lightbox cannot be loaded the picture itself opens, as without script.
 */
export function useOpenPictures(
  name: string,
  dialogId?: string,
): (asked: LightboxPictures, opener: HTMLElement) => Promise<void> {
  const texts = useText('product')
  return async (asked, opener) => {
    newest = asked
    const loading = new AbortController()
    const isOvertaken = noteOvertaking(opener, loading.signal)
    // Whoever has closed what the picture was in meanwhile, or opened a dialog, is shown nothing over what is there now.
    const isStillThere = () => newest === asked && opener.isConnected && !isOvertaken()
    try {
      const { openPictures } = await loadLightbox()
      if (isStillThere())
        openPictures(asked, opener, { ...texts, name, pictureFailed: texts.lightboxPictureFailed }, dialogId)
    } catch (error) {
      report('gallery-lightbox-failed', opener, error)
      if (isStillThere()) goTo(asked.pictures[asked.startAt]?.address)
    } finally {
      loading.abort()
    }
  }
}
