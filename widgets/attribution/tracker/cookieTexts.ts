import { findCookie } from '../../../src/page/readCookie'
import type { AttributionSettings } from '../attributionSettings'
import { type CookieName, cookieNames } from './ownCookies'
import { decodeText, encodeText, readRecord, type TrackerRecords } from './records'
import { shopDomain, type Visit } from './visit'

/** Minutes of a session, where the settings do not say (behaviour attribution.visit.session-expires-after-30-minutes). */
const SESSION_LENGTH = 30
const MINUTES_OF_A_MONTH = 30 * 24 * 60

/** The cookies' texts, decoded once; those that are missing or empty are left out. */
export type CookieTexts = Readonly<Partial<Record<CookieName, string>>>

/** Decodes a cookie's text; base64 is recognised whatever the settings say (contract 12.1). */
function decodeCookie(raw: string): string {
  if (/^[A-Za-z\d+/]+$/.test(raw)) {
    try {
      const text = atob(raw)
      // Only if the result looks like a record: short plain values look like base64, too.
      if (/=|%3D/.test(text)) return decodeText(text)
    } catch {}
  }
  return decodeText(raw)
}

/**
 * Finds the tracker's cookies.
 *
 * @param cookies as in `document.cookie`.
 */
export function readTexts(cookies: string): CookieTexts {
  const found: Partial<Record<CookieName, string>> = {}
  for (const name of cookieNames) {
    const raw = findCookie(cookies, `sbjs_${name}`)
    if (raw) found[name] = decodeCookie(raw)
  }
  return found
}

/** The cookies' texts as maps. */
export function toRecords(texts: CookieTexts): TrackerRecords {
  const names = cookieNames.filter((name) => name !== 'migrations')
  const maps = names.map((name) => [name, readRecord(texts[name])])
  return Object.fromEntries(maps) as TrackerRecords
}

/** The domain that the tracker's cookies are set for; empty: for this host alone. */
export function cookieDomain(visit: Visit): string {
  const domain = shopDomain(visit)
  return domain && !visit.settings.attributionIsolated ? `.${domain}` : ''
}

/** Minutes for which a cookie is kept; 0: until the browser closes. */
function minutesOf(name: CookieName, { attributionLifetime, attributionSession }: AttributionSettings): number {
  if (name === 'session') return Math.trunc(attributionSession) || SESSION_LENGTH
  return Math.trunc(attributionLifetime * MINUTES_OF_A_MONTH)
}

/**
 * A cookie as it is handed to `document.cookie` (contract 12.1).
 *
 * @param domain from `cookieDomain`.
 */
export function cookieLine(name: CookieName, text: string, domain: string, { settings, now }: Visit): string {
  const encoded = encodeText(text)
  const value = settings.attributionBase64 ? btoa(encoded).replace(/=+$/, '') : encoded
  const minutes = minutesOf(name, settings)
  const expires = minutes ? `; expires=${new Date(now.getTime() + minutes * 60_000).toUTCString()}` : ''
  return `sbjs_${name}=${value}${expires}${domain && `;domain=${domain}`}; path=/`
}
