import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { dismissLink } from './bannerHooks'
import { saveComingSoonDismissed } from './dismissComingSoon'
import { makeReachable } from './makeReachable'

/** Lets the dismiss link be reached and named: it is served without words and without an address. */
function nameLink(link: HTMLElement | null): void {
  makeReachable(link)
  loadText('banners', settings().locale).then(
    ({ dismiss }) => makeReachable(link, dismiss),
    () => {},
  )
}

/**
 * The 'coming soon' banner: saved as dismissed to the account, and hidden when that is done or has failed, not before (behaviours
 * banners.coming-soon.*; answers: coming-soon save fails).
 */
export default function attach({ host: banner, on }: Island): () => void {
  let isSaving = false
  nameLink(dismissLink(banner))

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
