import { saidHeaderHeight } from '../../src/page/scroll'
import { contentsSettings } from './contentsSettings'

/** The offset that the plugin prints where none was set (plugins contract 5.4). */
const PRINTED = 30

/** The height of an element that is fixed to the top of the window; 0 where it scrolls with the page. */
function fixedHeight(selector: string): number {
  const element = document.querySelector<HTMLElement>(selector)
  return element && /fixed|sticky/.test(getComputedStyle(element).position) ? element.offsetHeight : 0
}

/** Pixels that a fixed header and the admin bar take at the top of the window; the theme's number is the sum of both. */
export function roomAbove(): number {
  return (
    saidHeaderHeight() || fixedHeight('#wpadminbar') + Math.max(fixedHeight('header'), fixedHeight('.header-wrapper'))
  )
}

/**
 * Pixels from the top of the window to where a section begins (behaviour toc.entry.scroll-offset-0; decisions: Where a section
 * ends its way): the offset that is set, and a fixed header and admin bar.
 */
export function scrollOffset(): number {
  const { contentsOffset } = contentsSettings()
  return roomAbove() + (contentsOffset > PRINTED ? contentsOffset : 0)
}
