import type { CookieTexts } from './cookieTexts'
import { packRecord } from './records'

/** The marker of the only migration (contract 12.1): cookies that have it are in today's grammar. */
export const NO_MIGRATION_DUE = '1418474375998=1'

/**
 * Brings cookies of the tracker's first versions into today's grammar (contract 12.4, Migration): values were separated by a single bar.
 * The session starts again with 0 pages.
 *
 * @param address of the page.
 * @returns every stored cookie in today's grammar, with the marker; nothing where no migration is due.
 */
export function migrate(stored: CookieTexts, address: string): CookieTexts {
  if (stored.migrations || !stored.first) return {}
  const texts = Object.entries(stored).map(([name, text]) => [name, text.replace(/(?<!\|)\|(?!\|)/g, '|||')])
  const session = stored.session ? { session: packRecord({ pgs: '0', cpg: address }) } : {}
  return { ...Object.fromEntries(texts), ...session, migrations: NO_MIGRATION_DUE }
}
