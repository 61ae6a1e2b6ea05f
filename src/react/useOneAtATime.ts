import { useRef, useState } from 'react'

/**
 * Does one thing at a time: what is asked for while another is under way is not done.
 *
 * @returns whether one is under way, and what does the next; that resolves when it is done, and rejects as it rejects.
 */
export function useOneAtATime(): [isRunning: boolean, run: (act: () => Promise<unknown>) => Promise<void>] {
  const [isRunning, setIsRunning] = useState(false)
  // Known at once: two clicks may come before anything is rendered.
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
