import { vi } from 'vitest'
import { settle } from './freshEngine'

/**
 * Holds back the page's idle work.
 *
 * @returns a function that hands out idle slices, as many as asked for or until nothing waits, with no time left, so that each holds one
 *   piece; the clock stands meanwhile. It gives the number of slices.
 */
export function holdIdleSlices(): (count?: number) => Promise<number> {
  const slices: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (slice: IdleRequestCallback) => slices.push(slice))
  return async (count = Number.POSITIVE_INFINITY) => {
    let given = 0
    for (; given < count && slices.length > 0; given += 1) {
      slices.shift()?.({ didTimeout: false, timeRemaining: () => 0 })
      await settle()
    }
    return given
  }
}

/** The HTML of elements of one class that are no hosts, each with an id of its own. */
export function cards(count: number, className = 'card'): string {
  return Array.from({ length: count }, (_, index) => `<i class="${className}" id="${className}${index}"></i>`).join('')
}
