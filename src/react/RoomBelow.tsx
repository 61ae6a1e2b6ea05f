import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { atom } from '../stores/atom'
import { ServerElement } from './ServerElement'
import { usePageEffect } from './usePageEffect'

/** Every room that is kept free now, in pixels. */
const $rooms = atom<readonly { pixels: number }[]>([])

/**
 * Keeps room free at the lower edge of the window for what lies over the page there, or what the Tab key comes to would be in the window,
 * and below that. What is there at once lies over one another: the highest counts.
 *
 * @param props.pixels `undefined` while nothing is to be kept free.
 */
export function RoomBelow({ pixels }: { pixels: number | undefined }): ReactNode {
  const rooms = useStore($rooms)
  usePageEffect(() => {
    if (pixels === undefined) return () => {}
    const own = { pixels }
    $rooms.set([...$rooms.get(), own])
    return () => $rooms.set($rooms.get().filter((room) => room !== own))
  }, [pixels])
  if (pixels === undefined) return null
  const highest = Math.max(pixels, ...rooms.map((room) => room.pixels))
  return <ServerElement of={document.documentElement} style={{ scrollPaddingBottom: `${highest}px` }} />
}
