import { type ReactNode, useState } from 'react'
import { wordsOf } from '../../../src/page/htmlText'
import { hasModifier, isPress, pressOnce } from '../../../src/page/keys'
import { keyOf, ServerElement, useAllWithin, useHost } from '../../../src/react'
import { arrowStep } from '../arrowStep'

/** One swatch. */
export const SWATCH = '.ux-swatch'

/** Swatches of which one can be chosen. */
export interface SwatchGroupProps {
  /** The group's name for screen readers; that of the first rendering counts. */
  name: string | null | undefined
  chosen: HTMLElement | undefined
  /** May a swatch be chosen now? */
  canBeChosen(swatch: HTMLElement): boolean
  /** Called when an arrow key has led to a swatch: it is to be chosen. */
  onChoose(swatch: HTMLElement): void
  /** Called when a swatch is pressed, by a click, Enter or Space: one that is chosen already may be undone. */
  onPress(swatch: HTMLElement): void
  /** Marks swatches that cannot be chosen, besides the server's own marks. */
  marksDisabled?: boolean
}

/** The swatch that an event came from. */
export function swatchOf({ target }: Event): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(SWATCH)
}

/**
 * The swatches in the host as a group of radio buttons: Tab reaches one of them, arrow keys go to the next one that can be chosen and
 * choose it, Enter and Space act like a click.
 */
export function SwatchGroup(props: SwatchGroupProps): ReactNode {
  const { chosen, canBeChosen, onChoose, onPress, marksDisabled } = props
  const host = useHost()
  const swatches = useAllWithin(SWATCH)
  const [label] = useState(() => (host.hasAttribute('aria-labelledby') ? undefined : props.name?.trim() || undefined))
  const reached = chosen ?? swatches.find(canBeChosen)

  const click = (event: Event) => {
    const swatch = swatchOf(event)
    if (!swatch || !canBeChosen(swatch)) return
    event.preventDefault()
    onPress(swatch)
  }
  const press = (event: KeyboardEvent) => {
    const swatch = swatchOf(event)
    const step = arrowStep(event.key, host)
    if (!swatch || hasModifier(event) || (!step && !isPress(event))) return
    event.preventDefault()
    if (!step) return pressOnce(event, () => swatch.click())
    const free = swatches.filter((each) => each === swatch || canBeChosen(each))
    const next = free[(free.indexOf(swatch) + step + free.length) % free.length]
    if (!next || next === swatch) return
    onChoose(next)
    next.focus()
  }
  return (
    <>
      <ServerElement of={host} role='radiogroup' aria-label={label} onClick={click} onKeydown={press} />
      {swatches.map((swatch) => {
        const isChosen = swatch === chosen
        const isDisabled = marksDisabled ? !canBeChosen(swatch) : undefined
        return (
          <ServerElement
            key={keyOf(swatch)}
            of={swatch}
            role='radio'
            // In product boxes the theme prints a name only as words in the swatch, which may be hidden.
            aria-label={swatch.dataset['name'] || wordsOf(swatch) || undefined}
            aria-checked={isChosen}
            aria-disabled={isDisabled}
            tabindex={swatch === reached ? 0 : -1}
            class={{ selected: isChosen, disabled: isDisabled }}
          />
        )
      })}
    </>
  )
}
