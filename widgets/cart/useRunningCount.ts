import { useState } from 'react'

/** Counts what is under way. `during` runs something and counts it until it settles. */
export function useRunningCount(): { count: number; during: (run: () => Promise<unknown>) => Promise<void> } {
  const [count, setCount] = useState(0)
  const during = async (run: () => Promise<unknown>) => {
    setCount((before) => before + 1)
    try {
      await run()
    } finally {
      setCount((before) => before - 1)
    }
  }
  return { count, during }
}
