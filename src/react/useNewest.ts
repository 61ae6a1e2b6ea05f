import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the value of the newest rendering, for what runs later than the rendering that set it up: a listener, a timer.
 *
 * @returns the same ref each time; `current` is the value of the last rendering that reached the page.
 */
export function useNewest<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
