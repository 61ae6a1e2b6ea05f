import { listenToOthers } from '../../src/bridge/pluginEvents'
import { isShopScriptHere } from '../../src/bridge/replacedScripts'
import { isDrawn } from '../../src/page/elements'
import { forceFocus } from '../../src/page/focus'
import { isScrolling, scrollToElement, TO_NOTICE } from '../../src/page/scroll'
import { ALERT } from './pageSelectors'

/** Milliseconds until an alert gets the focus (contract 9.4). */
const FOCUSED_AFTER = 500

/**
 * The events of the shop's own scripts after they have redrawn the cart with its notices (contract 9.4). Ours of a mini-cart brings none.
 */
const REDRAWN = 'item_removed_from_classic_cart updated_wc_div'

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Fields that the shopper may be typing in. A field that the server gave the focus does not count. */
const WRITING = ':is(input,select,textarea,[contenteditable]):not([autofocus])'
/** On a page that was just loaded: an element that the shopper has focused before our file came. */
const CHOSEN = ':not(body,[autofocus])'

/** Is there a place that the page must keep showing: one that its address names, or one that the shopper has scrolled to? */
function showsPlace(): boolean {
  return scrollY > 0 || isScrolling()
}

/**
 * Focuses the first visible alert, so that it is read out and Tab goes on from it, and scrolls to it if necessary. Just after the load it
 * does not take the focus where the shopper has moved it, and does not scroll where the page must keep showing a place; later it does not
 * take the focus only from a field that the shopper may be typing in, and leaves the scroll to the shop's cart script where that is there:
 * it has begun its own.
 */
function focusFirstAlert(isJustLoaded: boolean): void {
  const alert = [...document.querySelectorAll<HTMLElement>(ALERT)].find(isDrawn)
  if (!alert || document.activeElement?.matches(isJustLoaded ? CHOSEN : WRITING)) return
  forceFocus(alert)
  const mayScroll = isJustLoaded ? !showsPlace() : !isShopScriptHere('cart')
  if (mayScroll && !isInView(alert)) scrollToElement(alert, TO_NOTICE)
}

/**
 * Focuses the first alert of the page half a second after the load and after each redrawing of the cart; notices with other roles are
 * announced without the focus (behaviours page.notice.*). A service: it draws nothing, and concerns all alerts of the page together.
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
  const stopListening = listenToOthers(REDRAWN, () => focusSoon(false))
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}
