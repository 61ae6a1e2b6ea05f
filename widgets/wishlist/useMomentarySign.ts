import { useState } from 'react'
import { useTimer } from '../../src/react'

/**
 * A sign that disappears by itself; giving it again starts its time again.
 *
 * @param lasts its time in milliseconds.
 * @returns whether it is shown, and the function that gives it.
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
