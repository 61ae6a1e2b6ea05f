import { writeCookie } from '../../src/page/cookies'
import { readCookie } from '../../src/page/readCookie'
import { ANY_TOGGLE, TABLE, TOGGLE } from './contentsMarkup'
import { contentsSettings } from './contentsSettings'

/** Milliseconds for which a browser remembers how the reader left a table: 30 days (behaviour toc.memory.cookie-lasts-30-days). */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000

/** The cookie of each table, named after the index of its first toggle on the page, as it was at first (plugins contract 5.3). */
const cookies = new WeakMap<Element, string>()

/** How the reader left a table, and the function that remembers a new state. */
export interface ContentsMemory {
  wasClosed: boolean
  remember(isClosed: boolean): void
}

/** The name of a table's cookie; `undefined` for a table without a toggle that needs a script. */
function cookieOf(table: Element): string | undefined {
  if (!cookies.has(table)) {
    // All tables get their cookies at once, so that content that comes later does not change the indexes.
    document.querySelectorAll(ANY_TOGGLE).forEach((toggle, index) => {
      const itsTable = toggle.closest(TABLE)
      if (itsTable && toggle.matches(TOGGLE) && !cookies.has(itsTable)) cookies.set(itsTable, `ezTOC_hidetoc-${index}`)
    })
  }
  return cookies.get(table)
}

/** Is this table closed by default? */
function isClosedAtFirst(list: Element): boolean {
  const { contentsHidden, contentsHiddenHere } = contentsSettings()
  return (contentsHidden || list.matches('.eztoc-toggle-hide-by-default')) && contentsHiddenHere
}

/**
 * Reads how the reader left a table: the cookie is `1` where that differs from the default (plugins contract 5.3; behaviours toc.memory.*).
 *
 * @param list the part of the table that the toggle shows and hides.
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
