// Wraps the browser's layout of a header, and the global in which other scripts read its height.
import type { Heights } from './stickiness'

/** The custom property from which the style sheet takes the room above an anchor's target (contract 0.6, 11.2). */
export const HEIGHT_VARIABLE = '--flatsome--header--sticky-height'

/**
 * The bars that are left out while a header is stuck; one below the main one need not be scrolled past, or the main one would leave the
 * window.
 */
const LEFT_OUT = '.hide-for-sticky:not(.header-bottom)'

/** The bars that have to be scrolled past before a header sticks, without what is left out in them or in another bar. */
function barsLeftOut(wrapper: HTMLElement): HTMLElement[] {
  const bars = [...wrapper.querySelectorAll<HTMLElement>(LEFT_OUT)]
  return bars.filter(({ parentElement }) => !parentElement?.closest('.hide-for-sticky,.header-main,.header-bottom'))
}

function heightOf(elements: Iterable<HTMLElement>): number {
  let sum = 0
  for (const { offsetHeight } of elements) sum += offsetHeight
  return sum
}

/**
 * Measures a header in its place and while it is stuck. For the latter it is made stuck for a moment, because its height then depends on
 * its styles; afterwards everything is as before.
 *
 * @param wrapper the element that is stuck.
 */
export function measureHeader(header: HTMLElement, wrapper: HTMLElement): Heights {
  const { height } = header.style
  const hadStyle = header.hasAttribute('style')
  const wasStuck = wrapper.matches('.stuck')
  const show = (isStuck: boolean, headerHeight: string) => {
    header.style.height = headerHeight
    wrapper.classList.toggle('stuck', isStuck)
  }
  show(false, '')
  const rest = wrapper.offsetHeight
  const leftOut = heightOf(barsLeftOut(wrapper))
  const topBar = heightOf(header.querySelectorAll<HTMLElement>('#top-bar.hide-for-sticky'))
  show(true, `${rest}px`)
  const stuck = wrapper.offsetHeight
  show(wasStuck, height)
  if (!hadStyle) header.removeAttribute('style')
  return { rest, leftOut, topBar, stuck }
}

/** Stores how many pixels of the window a stuck header takes, for scripts that read it at run time (contract 0.6). */
export function tellHeaderHeight(height: number): void {
  const { flatsomeVars } = window
  if (!flatsomeVars) return
  flatsomeVars.stickyHeaderHeight = height
  flatsomeVars.scrollPaddingTop = height + (document.getElementById('wpadminbar')?.offsetHeight ?? 0)
}
