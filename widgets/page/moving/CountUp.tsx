import { type ReactNode, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { ServerElement, useHost, usePageEffect } from '../../../src/react'

/** Milliseconds that the counting takes (source section 9). */
const RUNS_FOR = 4000

/** A whole number, with or without separators between the thousands. */
const WHOLE = /^\d+$|^\d{1,3}(?:([.,'’\u00A0\u202F ])\d{3})(?:\1\d{3})*$/

/** A number as it is printed on the page. */
function print(number: number, separator: string): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, separator)
}

/** The number that an element shows, and its width in pixels; `undefined` where it does not show a whole number, or has counted already. */
function read(host: HTMLElement) {
  const [whole, separator = ''] = WHOLE.exec(host.textContent?.trim() ?? '') ?? []
  if (whole === undefined || host.matches('.active')) return undefined
  // Rounded up, because with a width that is slightly too small the next word would move.
  const width = Math.ceil(host.getBoundingClientRect().width)
  return { goal: Number(whole.replaceAll(/\D/g, '')), separator, width }
}

/**
 * Counts from 0, fast at first and slow at the end.
 *
 * @param goal where it ends, after four seconds; `undefined`: it does not count.
 * @returns the present number; `undefined` before the first and after the last.
 */
function useCounter(goal: number | undefined): number | undefined {
  const [now, setNow] = useState(goal === undefined ? undefined : 0)
  usePageEffect(() => {
    if (goal === undefined) return () => {}
    let begin: number | undefined
    const step = (time: number) => {
      begin ??= time
      const passed = (time - begin) / RUNS_FOR
      if (passed < 1) frame = requestAnimationFrame(step)
      setNow(passed < 1 ? Math.floor(goal * (1 - (1 - passed) ** 3)) : undefined)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [goal])
  return now
}

/**
 * A number that counts from 0 up to itself when it is first seen, without decimals (behaviours page.count-up.*). Anything but a whole
 * number is only shown, because the theme hides it until then; where reduced motion is asked for, the number is shown at once. Nothing
 * around it moves.
 */
export function CountUp(): ReactNode {
  const host = useHost()
  const [number] = useState(() => read(host))
  const [isStill] = useState(prefersReducedMotion)
  const now = useCounter(isStill ? undefined : number?.goal)
  return (
    <>
      <ServerElement of={host} class={{ active: true }} />
      {number && now !== undefined && (
        <ServerElement
          of={host}
          textContent={print(now, number.separator)}
          style={{ display: 'inline-block', fontVariantNumeric: 'tabular-nums', minWidth: `${number.width}px` }}
        />
      )}
    </>
  )
}
