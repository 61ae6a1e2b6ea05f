import { contentsSettings } from './contentsSettings'

/** The plugin prints this where nobody set an offset, and means none (plugins contract 5.4). */
const PRINTED = 30

/** The height that something at the top of the window takes; 0 where it scrolls away. */
function fixedHeight(selector: string): number {
  const element = document.querySelector<HTMLElement>(selector)
  return element && /fixed|sticky/.test(getComputedStyle(element).position) ? element.offsetHeight : 0
}

/**
 * Pixels from the top of the window to where a section begins (behaviour toc.entry.scroll-offset-0; decisions: Where a section
 * ends its way): the offset that is set, and a fixed header and admin bar. The theme says both before its header is fixed (contract 0.6).
 */
export function scrollOffset(): number {
  const { contentsOffset } = contentsSettings()
  const { flatsomeVars } = window as { flatsomeVars?: { scrollPaddingTop?: unknown } }
  const above =
    Number(flatsomeVars?.scrollPaddingTop) ||
    fixedHeight('#wpadminbar') + Math.max(fixedHeight('header'), fixedHeight('.header-wrapper'))
  return above + (contentsOffset > PRINTED ? contentsOffset : 0)
}
