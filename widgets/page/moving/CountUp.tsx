import { type ReactNode, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { ServerElement, useHost, usePageEffect } from '../../../src/react'

/** Milliseconds that a number needs to get there (source section 9). */
const RUNS_FOR = 4000

/** A whole number, its thousands set apart or not. */
const WHOLE = /^\d+$|^\d{1,3}(?:([.,'\u00A0\u202F ])\d{3})(?:\1\d{3})*$/

/** A number as it stands on the page. */
function print(number: number, separator: string): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, separator)
}

/** The number that an element shows, and the pixels that it takes; undefined where it shows no whole number, or has counted already. */
function read(host: HTMLElement) {
  const [whole, separator = ''] = WHOLE.exec(host.textContent?.trim() ?? '') ?? []
  if (whole === undefined || host.matches('.active')) return undefined
  // Rounded up: a hair too narrow and the next word would move.
  const width = Math.ceil(host.getBoundingClientRect().width)
  return { goal: Number(whole.replaceAll(/\D/g, '')), separator, width }
}

/**
 * Counts from 0, fast at first and slow at the end.
 *
 * @param goal where it ends, after four seconds; undefined: it does not count.
 * @returns the number now; undefined before the first and after the last.
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
 * A number that counts from 0 up to itself when it is first seen, without decimals (behaviours page.count-up.*). What is no whole number
 * is only shown, for the theme hides it until then; where reduced motion is asked for, the number is there at once. Nothing around it moves.
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
