import { useLayoutEffect, useState } from 'react'
import { nextFrame } from '../../../src/page/afterPaint'
import { useListener } from '../../../src/react'

/** Milliseconds without scrolling after which pictures that a finger has moved are at rest. */
const RESTS_AFTER = 150
/** Milliseconds for which a finger that came before we listened is assumed to be there, unless we see it lift. */
const STAYS_AT_MOST = 3000

/** Tracks whether a finger is on the pictures, or they are still moving. */
function createUnrest() {
  let isHeld = false
  let isMoving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    isHeld = isMoving = false
  }
  const endIn = (delay: number | undefined) => {
    clearTimeout(timer)
    if (delay !== undefined) timer = setTimeout(end, delay)
  }
  return {
    isOn: () => isHeld || isMoving,
    hold(atMost?: number) {
      isHeld = true
      endIn(atMost)
    },
    move() {
      isMoving = true
      if (!isHeld) endIn(RESTS_AFTER)
    },
    letGo() {
      isHeld = false
      isMoving = true
      endIn(RESTS_AFTER)
    },
  }
}

/**
 * Waits until pictures may be put into a slider: nothing is pressed, because an element that moves under a press gets no click, and a
 * finger that scrolls them has let go, because a slider that takes over would stop them.
 *
 * @param pictures the host, to which its definition hands over pointer events (`touches`).
 * @returns false at first, true for good from the first frame on in which they are at rest.
 */
export function useAtRest(pictures: HTMLElement): boolean {
  const [unrest] = useState(createUnrest)
  const [isAtRest, setIsAtRest] = useState(false)
  const watched = isAtRest ? null : window
  useListener(watched && pictures, 'pointerover', ({ pointerType }) => {
    if (pointerType === 'touch') unrest.hold(STAYS_AT_MOST)
  })
  useListener(watched, 'touchstart', () => unrest.hold())
  useListener(watched, 'touchend', unrest.letGo)
  useListener(watched, 'touchcancel', unrest.letGo)
  useListener(watched && pictures, 'scroll', unrest.move)
  useLayoutEffect(() => {
    let hasLeft = false
    const wait = async () => {
      do await nextFrame()
      while (!hasLeft && !document.hidden && (unrest.isOn() || document.documentElement.matches(':active')))
      if (!hasLeft) setIsAtRest(true)
    }
    wait()
    return () => {
      hasLeft = true
    }
  }, [unrest])
  return isAtRest
}
