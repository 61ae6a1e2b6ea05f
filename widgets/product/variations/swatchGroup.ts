import type { Island } from '../../../src/islands/island'

const SWATCH = '.ux-swatch'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Swatches of which one can be chosen. */
export interface SwatchGroup {
  readonly swatches: readonly HTMLElement[]
  /** Marks the chosen swatch, or that none is; and which one the Tab key reaches. Call it when some became disabled, too. */
  mark(chosen: HTMLElement | undefined): void
}

/**
 * Makes the swatches in a host a group of radio buttons: the Tab key reaches one of them, arrow keys go on to the next that is not
 * disabled and choose it, Enter and Space do what a click does.
 *
 * @param name what the group is about, for screen readers.
 * @param choose a swatch was asked for; `isPress`: by a click or its key, so a chosen one may be undone.
 */
export function makeSwatchGroup(
  { host, on }: Island,
  name: string | null | undefined,
  choose: (swatch: HTMLElement, isPress: boolean) => void,
): SwatchGroup {
  const swatches = [...host.querySelectorAll<HTMLElement>(SWATCH)]
  const canBeChosen = (swatch: Element) => !swatch.matches('.disabled,.hidden')
  host.setAttribute('role', 'radiogroup')
  if (name?.trim() && !host.hasAttribute('aria-labelledby')) host.setAttribute('aria-label', name.trim())
  for (const swatch of swatches) {
    swatch.setAttribute('role', 'radio')
    const { name: own } = swatch.dataset
    if (own) swatch.setAttribute('aria-label', own)
  }
  on('click', (event) => {
    const swatch = (event.target as Element).closest<HTMLElement>(SWATCH)
    if (!swatch || !canBeChosen(swatch)) return
    event.preventDefault()
    choose(swatch, true)
  })
  on('keydown', (event) => {
    const { key } = event as KeyboardEvent
    const swatch = (event.target as Element).closest<HTMLElement>(SWATCH)
    const step = STEPS[key]
    if (!swatch || (!step && ![' ', 'Enter'].includes(key))) return
    event.preventDefault()
    if (!step) return swatch.click()
    const free = swatches.filter((each) => each === swatch || canBeChosen(each))
    const next = free[(free.indexOf(swatch) + step + free.length) % free.length]
    if (!next || next === swatch) return
    choose(next, false)
    next.focus()
  })
  return {
    swatches,
    mark(chosen) {
      const reached = chosen ?? swatches.find(canBeChosen)
      for (const swatch of swatches) {
        swatch.classList.toggle('selected', swatch === chosen)
        swatch.setAttribute('aria-checked', String(swatch === chosen))
        swatch.tabIndex = swatch === reached ? 0 : -1
      }
    },
  }
}
