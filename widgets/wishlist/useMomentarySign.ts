import { useLayoutEffect, useState } from 'react'

/**
 * A sign that goes by itself; the last time it was given counts.
 *
 * @param lasts milliseconds.
 * @returns whether it can be seen, and what gives it.
 */
export function useMomentarySign(lasts: number): [isGiven: boolean, give: () => void] {
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    if (!times) return
    const timer = setTimeout(() => setTimes(0), lasts)
    return () => clearTimeout(timer)
  }, [times, lasts])
  return [times > 0, () => setTimes((count) => count + 1)]
}
