import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadBannersText } from '../../src/text/banners/loadBannersText'
import { dismissLink } from './bannerHooks'
import { makeReachable } from './makeReachable'

/** Lets the dismiss link of the 'coming soon' banner be reached and named: it is served without words and without an address. */
export default function attach({ host: banner }: Island): undefined {
  const link = dismissLink(banner)
  makeReachable(link)
  loadBannersText(settings().locale).then(
    ({ dismiss }) => makeReachable(link, dismiss),
    () => {},
  )
}
