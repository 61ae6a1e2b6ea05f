import { useState } from 'react'
import { useTimer } from '../../src/react'

/**
 * A sign that goes by itself; the last time it was given counts.
 *
 * @param lasts milliseconds.
 * @returns whether it can be seen, and what gives it.
 */
export function useMomentarySign(lasts: number): [isGiven: boolean, give: () => void] {
  const [isGiven, setIsGiven] = useState(false)
  const { wait } = useTimer()
  const give = () => {
    setIsGiven(true)
    wait(() => setIsGiven(false), lasts)
  }
  return [isGiven, give]
}
