import { useRef, useState } from 'react'

/**
 * Does one thing at a time: a call while another is under way does nothing.
 *
 * @returns whether one is under way, and the function that runs the next; its promise resolves when that is done, and rejects as it
 *   rejects.
 */
export function useOneAtATime(): [isRunning: boolean, run: (act: () => Promise<unknown>) => Promise<void>] {
  const [isRunning, setIsRunning] = useState(false)
  // A ref rather than the state, because two clicks may come before anything is rendered.
  const isUnderWay = useRef(false)
  const run = async (act: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsRunning(true)
    try {
      await act()
    } finally {
      isUnderWay.current = false
      setIsRunning(false)
    }
  }
  return [isRunning, run]
}
