import type { Island } from '../../src/islands/island'
import { saveComingSoonDismissed } from '../../src/stores/banners/comingSoon'
import { dismissLink } from './bannerHooks'

/**
 * The 'coming soon' banner: saved as dismissed to the account, and hidden when that is done or has failed, not before (behaviours
 * banners.coming-soon.*; answers: coming-soon save fails).
 */
export default function attach({ host: banner, on }: Island): () => void {
  let isSaving = false

  const dismiss = async () => {
    if (isSaving) return
    isSaving = true
    banner.setAttribute('aria-busy', 'true')
    await saveComingSoonDismissed(banner, dismissLink(banner) ?? banner)
    banner.removeAttribute('aria-busy')
    banner.style.display = 'none'
  }

  const stops = [on('click', dismiss), on('keydown', dismiss)]
  return () => {
    for (const stop of stops) stop()
  }
}
