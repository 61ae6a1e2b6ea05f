import { isDrawn, onceDrawn } from './elements'
import { forceFocus } from './focus'
import { boxInLightbox } from './openLightboxes'
import { prefersReducedMotion } from './reducedMotion'

/** How far and when a scripted scroll goes. */
interface ScrollOptions {
  /** Returns the pixels that stay free above the element; called when the scroll begins. */
  offset?: () => number
  /** Milliseconds until the scroll begins, counted from when the element is drawn. */
  delay?: number
  /** Milliseconds that the scroll takes (contract 11.2). */
  duration?: number
  /** Does Tab go on from the element, as it does after a link to a part of the page? */
  takesFocus?: boolean
}

/** How the page scrolls to a notice (source section 9; decisions: Notices are scrolled to). */
export const TO_NOTICE = { offset: () => 100, duration: 1000 } as const satisfies ScrollOptions

/** The events with which the shopper scrolls or does something else: they stop ours. */
const OWN_WAYS = ['wheel', 'pointerdown', 'keydown']

/** Stops the last scroll; it is also aborted when that has ended. */
let last: AbortController | undefined

/** The room above an anchor's target in pixels, as the style sheet sets it now. */
export function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}

/**
 * The height of the sticky header in pixels that the theme's settings give for now, also before the header is fixed (contract 0.6); 0 where
 * they give none.
 */
export function saidHeaderHeight(): number {
  const { flatsomeVars } = window
  return Number(flatsomeVars?.scrollPaddingTop) || 0
}

/**
 * The height in pixels that a sticky header takes at the top of the window: what the theme says, else what its style sheet says (contract
 * 11.2).
 */
export function headerHeight(): number {
  return saidHeaderHeight() || scrollPadding()
}

/** Is a scroll of ours under way or about to begin? */
export function isScrolling(): boolean {
  return last?.signal.aborted === false
}

/**
 * Scrolls the page to an element, or what it is in where a lightbox shows it. At once where reduced motion is asked for; in the browser's
 * own way where the style sheet asks for smooth scrolling (contract 11.2). It gives way to the shopper's own scrolling, keys and touches,
 * and to the next scroll of ours.
 *
 * @returns a function that stops it, also before it has begun.
 */
export function scrollToElement(
  element: HTMLElement,
  { offset = headerHeight, delay = 0, duration = 500, takesFocus = false }: ScrollOptions = {},
): () => void {
  last?.abort()
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => stopping.abort()
  last = stopping
  // Passive where scrolling would wait, and nowhere else: under Zone.js others could not prevent a key then.
  for (const type of OWN_WAYS) addEventListener(type, stop, { signal, capture: true, passive: type === 'wheel' })
  const begin = () => {
    if (signal.aborted || !element.isConnected) return stop()
    const isStill = prefersReducedMotion()
    // The page behind a lightbox stays where it is.
    const box = boxInLightbox(element)
    const place = () => box?.scrollTop ?? scrollY
    const to = (options: ScrollToOptions) => (box ?? window).scrollTo(options)
    const from = place()
    const room = offset() + (box?.getBoundingClientRect().top ?? 0)
    const aim = () => place() + element.getBoundingClientRect().top - room
    const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
    if (takesFocus) forceFocus(element)
    if (isStill || isSmooth) {
      to({ top: aim(), behavior: isStill ? 'instant' : 'smooth' })
      return stop()
    }
    let begun: number | undefined
    const step = (now: number) => {
      if (signal.aborted || !isDrawn(element)) return stop()
      begun ??= now
      const passed = Math.min((now - begun) / duration, 1)
      // Slow at both ends. The target is measured again in each frame, because pictures that load on the way may move it.
      to({ top: from + ((aim() - from) * (1 - Math.cos(Math.PI * passed))) / 2 })
      if (passed < 1) requestAnimationFrame(step)
      else stop()
    }
    requestAnimationFrame(step)
  }
  // The tab or section that contains it may open late, because its code may still be loading.
  onceDrawn(element, () => setTimeout(begin, delay), signal)
  return stop
}
