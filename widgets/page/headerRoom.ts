/** From where the style sheet takes the room above an anchor's target (contract 0.6, 11.2). */
const HEIGHT_VARIABLE = '--flatsome--header--sticky-height'

/** Says to the style sheet, and to the scripts that read it at run time, how many pixels of the window a stuck header takes. */
export function tellHeaderHeight(height: number): void {
  const { flatsomeVars } = window as { flatsomeVars?: Record<string, unknown> }
  document.documentElement.style.setProperty(HEIGHT_VARIABLE, `${height}px`)
  if (!flatsomeVars) return
  flatsomeVars['stickyHeaderHeight'] = height
  flatsomeVars['scrollPaddingTop'] = height + (document.getElementById('wpadminbar')?.offsetHeight ?? 0)
}

/** The room above an anchor's target in pixels, as the style sheet has it at this moment. */
export function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
