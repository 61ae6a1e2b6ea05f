import { useState } from 'react'
import { usePageEffect } from './usePageEffect'

/** Waits for one thing at a time. */
export interface Timer {
  /** Acts after that many milliseconds; what was waited for before is cancelled. */
  wait(act: () => void, milliseconds: number): void
  /** Cancels what is waited for. */
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

/** A timer that stops when the component goes, whichever rendering started it; always the same one. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer)
  usePageEffect(() => timer.stop, [timer])
  return timer
}
