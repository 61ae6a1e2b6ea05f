import { listen } from '../../src/bridge/pluginEvents'
import { isDrawn } from '../../src/page/drawn'
import { isScrolling, scrollToElement, TO_NOTICE } from '../../src/page/scroll'
import { ALERT } from './shellSelectors'

/** Milliseconds until an alert gets the focus (contract 9.4). */
const FOCUSED_AFTER = 500

/** What the shop's own scripts say when they have redrawn the cart with its notices (contract 9.4). */
const REDRAWN = 'item_removed_from_classic_cart updated_wc_div'

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** What the shopper writes in. What the server gave the focus to nobody has asked for. */
const WRITING = ':is(input,select,textarea,[contenteditable]):not([autofocus])'
/** What has the focus on a page that was just loaded because the shopper went there, before our file had come. */
const CHOSEN = ':not(body,[autofocus])'

/** Has the page a place to show by now: one that its address asks for, or where the shopper has scrolled to? */
function showsPlace(): boolean {
  return scrollY > 0 || isScrolling()
}

/**
 * Focuses the first alert that can be seen, so that it is read out and the keyboard goes on from it, and scrolls to it where that is
 * needed. Just after the load it leaves the focus alone where the shopper has moved it, and does not scroll where the page shows a place by
 * now; later it spares only a field being typed into.
 */
function focusFirstAlert(isJustLoaded: boolean): void {
  const alert = [...document.querySelectorAll<HTMLElement>(ALERT)].find(isDrawn)
  if (!alert || document.activeElement?.matches(isJustLoaded ? CHOSEN : WRITING)) return
  alert.tabIndex = -1
  alert.focus({ preventScroll: true })
  if (!isInView(alert) && !(isJustLoaded && showsPlace())) scrollToElement(alert, TO_NOTICE)
}

/**
 * Gives the first alert of the page the focus, half a second after the page is there and after each redrawing of the cart; notices of
 * other roles are spoken by themselves (behaviours page.notice.*). A service: it draws nothing, and which alert is the first only the
 * page as a whole can say.
 *
 * @returns a function that stops it.
 */
export function focusAlerts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const focusSoon = (isJustLoaded: boolean) => {
    clearTimeout(timer)
    timer = setTimeout(() => focusFirstAlert(isJustLoaded), FOCUSED_AFTER)
  }
  focusSoon(true)
  const stopListening = listen(REDRAWN, () => focusSoon(false))
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}
