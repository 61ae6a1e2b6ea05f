import { writeCookie } from '../../src/page/cookies'
import { readCookie } from '../../src/page/readCookie'
import { ANY_TOGGLE, TABLE, TOGGLE } from './contentsSelectors'
import { contentsSettings } from './contentsSettings'

/** Milliseconds for which a browser remembers how the reader left a table: 30 days (behaviour toc.memory.cookie-lasts-30-days). */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000

/** The cookie of each table: named after the place of its first toggle on the page as it was at first (plugins contract 5.3). */
const cookies = new WeakMap<Element, string>()

/** How the reader left a table, and what remembers how it is left next. */
export interface ContentsMemory {
  wasClosed: boolean
  remember(isClosed: boolean): void
}

/** The name of a table's cookie; `undefined` for a table that has no toggle of a script. */
function cookieOf(table: Element): string | undefined {
  if (!cookies.has(table)) {
    // Content that comes later moves no table to another cookie: all of them get theirs at once.
    document.querySelectorAll(ANY_TOGGLE).forEach((toggle, index) => {
      const itsTable = toggle.closest(TABLE)
      if (itsTable && toggle.matches(TOGGLE) && !cookies.has(itsTable)) cookies.set(itsTable, `ezTOC_hidetoc-${index}`)
    })
  }
  return cookies.get(table)
}

/** Is this table closed where the reader has not said otherwise? */
function isClosedAtFirst(list: Element): boolean {
  const { contentsHidden, contentsHiddenHere } = contentsSettings()
  return (contentsHidden || list.matches('.eztoc-toggle-hide-by-default')) && contentsHiddenHere
}

/**
 * How the reader left a table, in either state: the cookie is `1` where it differs from how the page shows it by itself (plugins contract
 * 5.3; behaviours toc.memory.*).
 *
 * @param list the part of the table that is shown and hidden.
 * @returns `undefined` for a table that no script opens and closes.
 */
export function readContentsMemory(table: Element, list: Element): ContentsMemory | undefined {
  const cookie = cookieOf(table)
  if (!cookie) return undefined
  const atFirst = isClosedAtFirst(list)
  return {
    wasClosed: atFirst !== (readCookie(cookie) === '1'),
    remember(isClosed) {
      const isOwnWish = isClosed !== atFirst
      const end = isOwnWish && { expires: new Date(Date.now() + REMEMBERED) }
      writeCookie(cookie, isOwnWish ? '1' : 'null', { sameSite: 'Strict', ...end })
    },
  }
}
