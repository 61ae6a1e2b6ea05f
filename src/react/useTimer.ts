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

function createTimer(island: Island): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    wait(act, milliseconds) {
      stop()
      timer = setTimeout(guarded(island, act), milliseconds)
    },
  }
}

/** A timer that stops when the component goes, whichever rendering started it; always the same one. */
export function useTimer(): Timer {
  const island = useIsland()
  const [timer] = useState(() => createTimer(island))
  usePageEffect(() => timer.stop, [timer])
  return timer
}
