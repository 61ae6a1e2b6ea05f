import { useState } from 'react'
import type { Island } from '../islands/island'
import { guarded } from './guarded'
import { useIsland } from './islandContext'
import { usePageEffect } from './usePageEffect'

/** Waits for one thing at a time. */
export interface Timer {
  /**
   * Acts after that many milliseconds; what was waited for before is cancelled. What `act` throws, or the promise it returns rejects with,
   * takes the island off.
   */
  wait(act: () => unknown, milliseconds: number): void
  /** Cancels what is waited for. */
  stop(): void
}

/** A timer, and what ends it for good. */
function createTimer(island: Island): Timer & { end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const stop = () => clearTimeout(timer)
  return {
    stop,
    wait(act, milliseconds) {
      stop()
      if (!hasEnded) timer = setTimeout(guarded(island, act), milliseconds)
    },
    end() {
      stop()
      hasEnded = true
    },
  }
}

/** A timer that ends when the component goes, whichever rendering started it; after that nothing is waited for. Always the same one. */
export function useTimer(): Timer {
  const island = useIsland()
  const [timer] = useState(() => createTimer(island))
  usePageEffect(() => timer.end, [timer])
  return timer
}
