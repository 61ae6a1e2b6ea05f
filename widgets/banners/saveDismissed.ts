import { safeUrl } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { bannersSettings } from './bannersSettings'
import { postUserMeta } from './userMetaCall'

/** The nonce of the element in a page that names this address for saving a user's data (contract 9.6). */
function findNonce(page: ParentNode, url: string | undefined): string | undefined {
  const links = [...page.querySelectorAll<HTMLElement>('[data-rest-nonce]')]
  return links.find(({ dataset }) => dataset['restUrl'] === url)?.dataset['restNonce']
}

/**
 * Saves to the user's account that the 'coming soon' banner is dismissed (behaviours banners.coming-soon.dismiss-request,
 * banners.coming-soon.saved-to-account; contract 9.6). A failure is reported.
 *
 * @param link the element with `data-rest-url` and `data-rest-nonce`.
 * @returns is it saved? The promise never rejects.
 */
export async function saveComingSoonDismissed(
  banner: HTMLElement,
  { dataset: { restUrl, restNonce = '' } }: HTMLElement,
): Promise<boolean> {
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
