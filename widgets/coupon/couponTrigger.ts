import type { Island } from '../../src/islands/island'
import { report } from '../../src/page/report'
import { couponSettings } from './couponSettings'
import { couponState } from './couponState'

/** Does work as soon as the page can be seen. */
function whenVisible(work: () => void): void {
  if (!document.hidden) work()
  else document.addEventListener('visibilitychange', () => whenVisible(work), { once: true })
}

/** Does work as soon as no other dialog shuts an element out. */
function whenFree(element: Element, work: () => void): void {
  if (!element.closest('[inert]')) {
    work()
    return
  }
  const watching = new MutationObserver(() => {
    watching.disconnect()
    whenFree(element, work)
  })
  watching.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
}

/** The delay is over. It begins when the page is seen for the first time. */
function onTime(fire: () => void, signal: AbortSignal): void {
  whenVisible(() => {
    const timer = setTimeout(fire, couponSettings().couponPopupTime * 1000)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/**
 * Opens the coupon pop-up by itself, when its time has come (behaviours coupon-popup.open.*; plugins contract 4.2, 4.3). Nothing of the
 * box is loaded before that. It waits for the page to be seen and for other dialogs to go; whatever happened with the box meanwhile, here
 * or in another tab, keeps it away.
 */
export function attachTrigger({ host: box }: Island): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const mayOpen = () => !couponState() && box.isConnected
  const missing = (error: unknown) => report('chunk-failed', box, error)
  const open = () => {
    if (mayOpen()) import('./couponBox').then(({ openBox }) => mayOpen() && openBox(box), missing)
  }
  const fire = () => {
    listening.abort()
    whenVisible(() => whenFree(box, open))
  }
  const { couponSelectPopup } = couponSettings()
  if (couponSelectPopup === 'scroll') import('./onScroll').then(({ onScroll }) => onScroll(fire, signal), missing)
  else if (couponSelectPopup === 'exit') import('./onExit').then(({ onExit }) => onExit(fire, signal), missing)
  else if (couponSelectPopup !== 'button') onTime(fire, signal)
  return () => listening.abort()
}
