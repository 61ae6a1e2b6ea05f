import { type ReactNode, useLayoutEffect, useReducer } from 'react'
import {
  Outlet,
  ServerElement,
  ServerElements,
  useAllWithin,
  useHost,
  useServerAttribute,
  useTimer,
} from '../../../src/react'
import { partsOf, readMoment, wordFor } from './timeLeft'

const SECOND = 1000

/** The whole seconds until a time, 0 once it is over; renders the component again every second. */
function useSecondsUntil(end: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const { wait } = useTimer()
  const left = Math.max(end - Date.now(), 0)
  // After each rendering: a timer may end before a coarse clock reads another time.
  useLayoutEffect(() => {
    if (left > 0) wait(tick, left % SECOND || SECOND)
  })
  return Math.ceil(left / SECOND)
}

function Counting({ end }: { end: number }): ReactNode {
  const host = useHost()
  const waiting = useAllWithin(':scope>span')
  const parts = partsOf(useSecondsUntil(end))
  return (
    <>
      {/* Screen readers read a `timer` only when the user goes there, not every second. */}
      <ServerElement of={host} role='timer' />
      <ServerElements of={waiting} style={{ display: 'none' }} />
      <Outlet append={host}>
        {parts.map(([unit, count]) => (
          <span key={`${unit} ${count}`}>
            {count}
            <strong>{wordFor(unit, count, host.dataset)}</strong>
          </span>
        ))}
      </Outlet>
    </>
  )
}

/**
 * A countdown to a time, as a row of boxes or in a line of text (contract 11.8). An element without a valid time is left alone. A swap may
 * bring another time.
 */
export function Countdown(): ReactNode {
  const end = readMoment(useServerAttribute('data-countdown') ?? '')
  return end !== undefined && <Counting end={end} />
}
