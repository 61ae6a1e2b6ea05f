import { listen } from '../../src/bridge/pluginEvents'
import { isDrawn } from '../../src/page/drawn'
import { scrollToElement, TO_NOTICE } from '../../src/page/scroll'
import { ALERT } from './shellSelectors'

/** Milliseconds until an alert gets the focus (contract 9.4). */
const FOCUSED_AFTER = 500

/** What the shop's own scripts say when they have redrawn the cart with its notices (contract 9.4). */
const REDRAWN = 'item_removed_from_classic_cart updated_wc_div'

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Is the shopper writing somewhere? The focus stays there. What the server gave the focus to nobody has asked for. */
function isWriting(): boolean {
  return !!document.activeElement?.matches(':is(input,select,textarea,[contenteditable]):not([autofocus])')
}

/** Focuses the first alert that can be seen, so that it is read out and the keyboard goes on from it, and scrolls to it where that is needed. */
function focusFirstAlert(): void {
  const all = [...document.querySelectorAll<HTMLElement>(ALERT)]
  const alert = all.find(isDrawn)
  if (!alert || isWriting()) return
  alert.tabIndex = -1
  alert.focus({ preventScroll: true })
  if (!isInView(alert)) scrollToElement(alert, TO_NOTICE)
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
  const focusSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(focusFirstAlert, FOCUSED_AFTER)
  }
  focusSoon()
  const stopListening = listen(REDRAWN, focusSoon)
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}
