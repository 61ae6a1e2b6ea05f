import type { CookieTexts } from './cookieTexts'
import { directVisit, findSource } from './findSource'
import { NONE, packRecord, readRecord } from './records'
import type { Visit } from './visit'

/** What a page view changes in the cookies. */
interface VisitChanges {
  /** The texts to store, in the order in which they are written (contract 12.4). */
  readonly texts: CookieTexts
  /** Are the stored cookies in the old grammar, so that they must be deleted first? */
  readonly isMigration: boolean
}

/** The marker of the only migration (contract 12.1): cookies that have it are in today's grammar. */
const NO_MIGRATION_DUE = '1418474375998=1'

/**
 * Brings cookies of the tracker's first versions into today's grammar (contract 12.4, Migration): values were separated by a single bar.
 * The session starts again with 0 pages.
 *
 * @param address of the page.
 * @returns every stored cookie in today's grammar, with the marker; nothing where no migration is due.
 */
function migrate(stored: CookieTexts, address: string): CookieTexts {
  if (stored.migrations || !stored.first) return {}
  const texts = Object.entries(stored).map(([name, text]) => [name, text.replace(/(?<!\|)\|(?!\|)/g, '|||')])
  const session = stored.session ? { session: packRecord({ pgs: '0', cpg: address }) } : {}
  return { ...Object.fromEntries(texts), ...session, migrations: NO_MIGRATION_DUE }
}

/** `YYYY-MM-DD HH:MM:SS` in the zone of the settings; UTC is computed directly, for zones of half an hour. */
function formatDate({ now, settings }: Visit): string {
  const hours = Number.parseFloat(settings.attributionTimeZone)
  const minutes = Math.abs(hours) < 24 ? hours * 60 : -now.getTimezoneOffset()
  return new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** A stored count; anything that is not a number counts as 1 (contract 12.4). */
function readCount(count: string | undefined): number {
  const number = Number.parseInt(count ?? '', 10)
  return number > 0 ? number : 1
}

/** Is a stored record complete? One that was cut or lost cannot be kept. */
function isWhole(text: string | undefined): boolean {
  const { typ, src } = readRecord(text)
  return !!typ && src !== undefined
}

function drawPromoCode({ random, settings }: Visit): string {
  const [least = 100000, most = 999999] = settings.attributionPromoRange.match(/\d+/g)?.map(Number) ?? []
  const drawn = Math.floor(random() * (most - least + 1)) + least
  return String(drawn).padStart(String(most).length, '0')
}

/**
 * Works out what a page view changes in a visitor's cookies (contract 12.4; behaviours attribution.record.*, attribution.visit.*). Whether
 * a session is running is read from the cookies as they were on arrival.
 *
 * @param stored the cookies so far.
 */
export function recordVisit(visit: Visit, stored: CookieTexts): VisitChanges {
  const { address, referrer, settings } = visit
  const migrated = migrate(stored, address)
  const kept = { ...stored, ...migrated }
  const hasSession = !!kept.session
  const known = [kept.current, kept.first].find(isWhole)
  const found = findSource(visit, hasSession)
  const isDecided = found !== undefined || known === undefined
  const current = isDecided ? packRecord(found ?? directVisit(visit)) : known

  const texts: { -readonly [Name in keyof CookieTexts]: CookieTexts[Name] } = { ...migrated }
  if (!kept.migrations) texts.migrations = NO_MIGRATION_DUE
  if (isDecided) {
    const extra = packRecord({ fd: formatDate(visit), ep: address, rf: referrer || NONE })
    texts.current_add = extra
    if (!kept.first_add) texts.first_add = extra
  }
  texts.current = current
  if (!isWhole(kept.first)) texts.first = current
  const visits = kept.udata ? readCount(readRecord(kept.udata)['vst']) + (hasSession ? 0 : 1) : 1
  texts.udata = packRecord({ vst: String(visits), uip: settings.attributionUserIp || NONE, uag: visit.userAgent })
  const pages = hasSession ? readCount(readRecord(kept.session)['pgs']) + 1 : 1
  texts.session = packRecord({ pgs: String(pages), cpg: address })
  if (settings.attributionPromo && !kept.promo) texts.promo = packRecord({ code: drawPromoCode(visit) })
  return { texts, isMigration: 'migrations' in migrated }
}
