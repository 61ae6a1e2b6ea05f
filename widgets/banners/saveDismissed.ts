import { dispatch } from '../../src/page/events'
import { safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { bannersSettings } from './bannersSettings'
import { postUserMeta } from './userMetaCall'

/** Where an element of a page says that a user's data are saved, and with which nonce (contract 9.6). */
function findNonce(page: ParentNode, url: string | undefined): string | undefined {
  const links = [...page.querySelectorAll<HTMLElement>('[data-rest-nonce]')]
  return links.find(({ dataset }) => dataset['restUrl'] === url)?.dataset['restNonce']
}

async function save({ dataset: { restUrl, restNonce = '' } }: HTMLElement, banner: HTMLElement): Promise<boolean> {
  const url = safeUrl(restUrl)
  if (!url) {
    report('banner-without-address', banner)
    return false
  }
  try {
    await postUserMeta(
      { coming_soon_banner_dismissed: 'yes' },
      {
        url,
        nonce: { nonce: restNonce, find: (page) => findNonce(page, restUrl) },
        timeout: bannersSettings().bannerSaveTimeout,
      },
    )
    return true
  } catch (error) {
    report('call-failed', banner, error)
    return false
  }
}

/**
 * Saves to the user's account that the 'coming soon' banner is dismissed (behaviours banners.coming-soon.dismiss-request,
 * banners.coming-soon.saved-to-account; contract 9.6), and tells everybody whether that worked. What fails is reported.
 *
 * @param link carries `data-rest-url` and `data-rest-nonce`.
 */
export async function saveComingSoonDismissed(banner: HTMLElement, link: HTMLElement): Promise<void> {
  const isRemembered = await save(link, banner)
  dispatch('shop-islands:banner-dismissed', { banner: 'coming-soon', isRemembered }, banner)
}
