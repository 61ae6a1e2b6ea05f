import { listen } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { scrollToElement } from '../../src/page/scroll'
import { ALERT } from './shellSelectors'

/** Milliseconds until an alert gets the focus (contract 9.4). */
const FOCUSED_AFTER = 500
/** Milliseconds that a scroll to a notice takes, and pixels that stay free above it (source section 9; answers: notices and scrolling). */
const SCROLL = { duration: 1000, offset: () => 100 }

/** What the shop's own scripts say when they have redrawn the cart with its notices (contract 9.4). */
const REDRAWN = 'item_removed_from_classic_cart updated_wc_div'

let timer: ReturnType<typeof setTimeout> | undefined

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Is the shopper writing somewhere? The focus stays there. What the server gave the focus to nobody has asked for. */
function isWriting(): boolean {
  return !!document.activeElement?.matches(':is(input,select,textarea,[contenteditable]):not([autofocus])')
}

/**
 * Gives the first alert of the page the focus, half a second from now, so that it is read out and the keyboard goes on from it; the
 * page scrolls to it where it cannot be seen. Notices of other roles are spoken by themselves (behaviours page.notice.*).
 */
function focusAlert(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const all = [...document.querySelectorAll<HTMLElement>(ALERT)]
    const alert = all.find((candidate) => candidate.getClientRects().length > 0)
    if (!alert || isWriting()) return
    alert.tabIndex = -1
    alert.focus({ preventScroll: true })
    if (!isInView(alert)) scrollToElement(alert, SCROLL)
  }, FOCUSED_AFTER)
}

let isPrepared = false

/** The alerts that the server put into the page, and those of a cart that is redrawn. One for the page as a whole. */
export default function attach(_island: Island): undefined {
  if (isPrepared) return
  isPrepared = true
  focusAlert()
  listen(REDRAWN, focusAlert)
}
