// Wraps what only the browser's layout knows of a header, and what other scripts read of it.
import type { Heights } from './stickiness'

/** From where the style sheet takes the room above an anchor's target (contract 0.6, 11.2). */
export const HEIGHT_VARIABLE = '--flatsome--header--sticky-height'

function heightOf(elements: Iterable<HTMLElement>): number {
  let sum = 0
  for (const { offsetHeight } of elements) sum += offsetHeight
  return sum
}

/**
 * Measures a header in its place and stuck. How high it will be then only its styles know, so it is stuck for the length of the
 * question; afterwards all is as before.
 *
 * @param wrapper what is stuck.
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
  const leftOut = heightOf(header.querySelectorAll<HTMLElement>('.hide-for-sticky'))
  const topBar = heightOf(header.querySelectorAll<HTMLElement>('#top-bar.hide-for-sticky'))
  show(true, `${rest}px`)
  const stuck = wrapper.offsetHeight
  show(wasStuck, height)
  if (!hadStyle) header.removeAttribute('style')
  return { rest, leftOut, topBar, stuck }
}

/** Says to scripts that read it at run time how many pixels of the window a stuck header takes (contract 0.6). */
export function tellHeaderHeight(height: number): void {
  const { flatsomeVars } = window as { flatsomeVars?: Record<string, unknown> }
  if (!flatsomeVars) return
  flatsomeVars['stickyHeaderHeight'] = height
  flatsomeVars['scrollPaddingTop'] = height + (document.getElementById('wpadminbar')?.offsetHeight ?? 0)
}
