import { useLayoutEffect, useState } from 'react'
import { useListener } from '../../src/react'

/** The pixels that a notice takes from the lower edge of the window; none where styles place it elsewhere, or do not show it. */
function roomBelow(notice: HTMLElement): number | undefined {
  const { position, bottom } = getComputedStyle(notice)
  const room = Number.parseFloat(bottom) + notice.offsetHeight
  const isAtEdge = position === 'fixed' && notice.offsetHeight > 0 && innerHeight - room > Number.parseFloat(bottom)
  return isAtEdge ? room : undefined
}

/** The pixels that a notice takes from the lower edge of the window while it is shown, for `<RoomBelow>`. */
export function useRoomBelow(notice: HTMLElement, isShown: boolean): number | undefined {
  const [room, setRoom] = useState<number>()
  const measure = () => setRoom(isShown ? roomBelow(notice) : undefined)
  // After each rendering: it may have been hidden before.
  useLayoutEffect(measure)
  useListener(window, 'resize', measure)
  return room
}
