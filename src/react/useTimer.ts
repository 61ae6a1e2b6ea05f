import { useRef } from 'react'
import { usePageEffect } from './usePageEffect'

/** Waits for one thing at a time. */
export interface Timer {
  /** Acts after that many milliseconds; what was waited for before is cancelled. */
  wait(act: () => void, milliseconds: number): void
  /** Cancels what is waited for. */
  stop(): void
}

/** A timer that stops when the component goes, whichever rendering started it. */
export function useTimer(): Timer {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  usePageEffect(() => stop, [])
  return {
    stop,
    wait(act, milliseconds) {
      stop()
      timer.current = setTimeout(act, milliseconds)
    },
  }
}
