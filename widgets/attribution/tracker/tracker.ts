import { readCookies } from '../../../src/page/readCookie'
import { report } from '../../../src/page/report'
import type { AttributionSettings } from '../attributionSettings'
import { cookieDomain, cookieLine, readTexts, toRecords } from './cookieTexts'
import { type CookieName, removeCookies, writeCookieLine } from './ownCookies'
import type { TrackerRecords } from './records'
import { recordVisit } from './recordVisit'
import type { Arrival } from './visit'

/** What the cookies say about the visitor now. */
export function readRecords(): TrackerRecords {
  return toRecords(readTexts(readCookies()))
}

/** Records one page view in the cookies; see `trackVisits`. */
function track(arrival: Arrival, settings: AttributionSettings): TrackerRecords {
  const stored = readTexts(readCookies())
  const visit = { ...arrival, userAgent: navigator.userAgent, now: new Date(), random: Math.random, settings }
  const { texts, isMigration } = recordVisit(visit, stored)
  const write = (domain: string) => {
    for (const [name, text] of Object.entries(texts))
      writeCookieLine(cookieLine(name as CookieName, text, domain, visit))
    return readTexts(readCookies()).session === texts.session
  }
  if (isMigration) removeCookies(settings.attributionDomain)
  if (!write(cookieDomain(visit)) && !write('')) report('attribution-cookies-refused')
  return toRecords({ ...stored, ...texts })
}

/**
 * Records page views in the cookies. Where the browser refuses cookies for the shop's domain, as on `localhost`, they are set for the
 * host alone; where it keeps none at all, that is reported, and every page counts as a visitor's first.
 *
 * @param visits this page's, and others that were not recorded on their own pages, in their order.
 * @returns what is known of the visitor now, whether it could be stored or not.
 */
export function trackVisits(settings: AttributionSettings, visits: readonly Arrival[]): TrackerRecords | undefined {
  return visits.map((visit) => track(visit, settings)).at(-1)
}
