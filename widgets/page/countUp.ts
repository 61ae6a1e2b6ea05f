import type { Island } from '../../src/islands/island'
import { asksForStillness } from '../../src/page/stillness'

/** Milliseconds that a number needs to get there (source section 9). */
const RUNS_FOR = 4000

/** A whole number, its thousands set apart or not. */
const WHOLE = /^\d+$|^\d{1,3}(?:([.,'\u00A0\u202F ])\d{3})(?:\1\d{3})*$/

/** A number as it stands on the page. */
function print(number: number, separator: string): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, separator)
}

/**
 * A number that counts from 0 up to itself when it is first seen, without decimals (behaviours page.count-up.*). What is no whole number
 * stays as it is; where reduced motion is asked for, the number is there at once. Nothing around it moves.
 */
export default function attach({ host }: Island): (() => void) | undefined {
  const text = host.textContent ?? ''
  const [whole, separator = ''] = WHOLE.exec(text.trim()) ?? []
  if (whole === undefined || host.matches('.active')) return
  host.classList.add('active')
  if (asksForStillness()) return
  const goal = Number(whole.replaceAll(/\D/g, ''))
  const former = host.style.cssText
  Object.assign(host.style, {
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums',
    // Rounded up: a hair too narrow and the next word would move.
    minWidth: `${Math.ceil(host.getBoundingClientRect().width)}px`,
  })
  let begin: number | undefined
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    host.textContent = text
    host.style.cssText = former
  }
  const step = (now: number) => {
    begin ??= now
    const passed = (now - begin) / RUNS_FOR
    if (passed >= 1) return end()
    // Fast at first, slow at the end.
    host.textContent = print(Math.floor(goal * (1 - (1 - passed) ** 3)), separator)
    frame = requestAnimationFrame(step)
  }
  host.textContent = '0'
  frame = requestAnimationFrame(step)
  return end
}
