import { writeCookie } from '../../src/page/cookies'
import { readCookie } from '../../src/page/readCookie'
import { slide } from '../../src/page/slide'
import { ANY_TOGGLE, TABLE, TOGGLE } from './contentsHooks'
import { contentsSettings } from './contentsSettings'

/** Milliseconds for which a browser remembers how the reader left a table: 30 days (behaviour toc.memory.cookie-lasts-30-days). */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000

/** The cookie of each table: named after the place of its first toggle on the page as it was at first (plugins contract 5.3). */
const cookies = new WeakMap<Element, string>()

/** The part of a table that its toggles show and hide. */
export function listOf(table: Element): HTMLElement | null {
  return table.querySelector<HTMLElement>('ul,ol')
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
function isHiddenAtFirst(list: Element): boolean {
  const { contentsHidden, contentsHiddenHere } = contentsSettings()
  return (contentsHidden || list.matches('.eztoc-toggle-hide-by-default')) && contentsHiddenHere
}

function mark(table: Element, isHidden: boolean): void {
  table.classList.toggle('toc_close', isHidden)
  table.querySelector('.ez-toc-box-title')?.classList.toggle('toc-closed', isHidden)
  for (const toggle of table.querySelectorAll(TOGGLE)) toggle.setAttribute('aria-expanded', String(!isHidden))
}

/** Shows a table as the reader left it, in either state (behaviour toc.memory.state-remembered). */
export function restore(table: Element): void {
  const list = listOf(table)
  const cookie = cookieOf(table)
  if (!list || !cookie) return
  const isHidden = isHiddenAtFirst(list) !== (readCookie(cookie) === '1')
  if (isHidden) list.style.display = 'none'
  else if (getComputedStyle(list).display === 'none') list.style.display = 'block'
  mark(table, isHidden)
}

/**
 * Opens or closes a table, and remembers it: `1` where it differs from how the page shows it by itself (plugins contract 5.3; behaviours
 * toc.collapse.toggles-the-list, toc.memory.*).
 */
export function toggle(table: Element): void {
  const list = listOf(table)
  const cookie = cookieOf(table)
  if (!list || !cookie) return
  const isHidden = !table.matches('.toc_close')
  const isOwnWish = isHidden !== isHiddenAtFirst(list)
  const end = isOwnWish && { expires: new Date(Date.now() + REMEMBERED) }
  writeCookie(cookie, isOwnWish ? '1' : 'null', { sameSite: 'Strict', ...end })
  mark(table, isHidden)
  slide(list, !isHidden)
}
