import type { Island } from '../../src/islands/island'
import type { Tip } from './tip'

/** Milliseconds until a tip appears (behaviour page.tooltip.10-ms-delay). */
const APPEARS_AFTER = 10

/** Milliseconds that the pointer may need from an element to its tip, so that the tip can be read and touched. */
const CROSSES_IN = 60

/**
 * Shows a tip while pointer or focus are on its element or on the tip itself; Esc puts it away (behaviours page.tooltip.*).
 *
 * @param on of the island on the tip's element, which claims `pointerover` and `focusin`.
 * @returns what stops it.
 */
export function showTipOn({ host, on }: Island, tip: Tip, onShow: (isShown: boolean) => void): () => void {
  const { box } = tip
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPlanned = false
  let showing: AbortController | undefined
  /** Put away by the shopper: what comes to lie under a resting pointer then is no wish to see it again. */
  let isPutAway = false

  const isWanted = () => [host, box].some((part) => part.matches(':hover') || !!part.matches(':focus-within'))
  const hide = (isAtOnce = false) => {
    clearTimeout(timer)
    if (!showing) return
    showing.abort()
    showing = undefined
    tip.hide(isAtOnce)
    onShow(false)
  }
  const putAway = () => {
    hide(true)
    isPlanned = false
    isPutAway = true
    document.addEventListener('pointermove', () => (isPutAway = false), { once: true, passive: true })
  }
  const leave = () => {
    clearTimeout(timer)
    timer = setTimeout(() => isWanted() || hide(), CROSSES_IN)
  }
  const show = () => {
    isPlanned = false
    if (showing) return
    showing = new AbortController()
    const { signal } = showing
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && putAway(), { signal })
    for (const part of [host, box])
      for (const type of ['mouseleave', 'focusout']) part.addEventListener(type, leave, { signal })
    tip.show()
    onShow(true)
  }
  const plan = () => {
    // What is asked for again, from one part of the element to the next, is on its way.
    if (isPlanned && !showing) return
    clearTimeout(timer)
    isPlanned = true
    timer = setTimeout(show, APPEARS_AFTER)
  }
  const stops = [
    on('pointerover', () => isPutAway || plan()),
    on('focusin', plan),
    on('mouseleave', () => {
      if (showing) return
      isPlanned = false
      clearTimeout(timer)
    }),
  ]
  return () => {
    hide(true)
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
