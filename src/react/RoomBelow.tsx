import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { atom } from '../stores/atom'
import { ServerElement } from './ServerElement'
import { useListener } from './useListener'
import { usePageEffect } from './usePageEffect'

/** Every room that is kept free now, in pixels. */
const $rooms = atom<readonly { pixels: number }[]>([])

/**
 * Keeps room free at the lower edge of the window for what lies over the page there, or what the Tab key comes to would be in the window,
 * and below that. What is there at once lies over one another: the highest counts.
 *
 * @param props.measure the pixels that it takes from the edge, `undefined` while it takes none; asked after each rendering, and when the
 *   window's size changes.
 */
export function RoomBelow({ measure }: { measure: () => number | undefined }): ReactNode {
  const rooms = useStore($rooms)
  const [pixels, setPixels] = useState<number>()
  const measureAgain = () => setPixels(measure())
  // After each rendering: it may have been hidden before.
  useLayoutEffect(measureAgain)
  useListener(window, 'resize', measureAgain)
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
