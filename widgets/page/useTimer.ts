import { useState } from 'react'
import { usePageEffect } from '../../src/react/islandContext'

/** Waits for one thing at a time. */
export interface Timer {
  /** Acts after that many milliseconds, in place of what was waited for before. */
  wait(act: () => void, milliseconds: number): void
  /** Waits for nothing any more. */
  stop(): void
}

function createTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    wait(act, milliseconds) {
      stop()
      timer = setTimeout(act, milliseconds)
    },
  }
}

/** A timer that stops when the component goes; the same one on every rendering. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer)
  usePageEffect(() => timer.stop, [timer])
  return timer
}
