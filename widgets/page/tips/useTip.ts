import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { useHost, useListener, useNewest, usePageEffect, useTimer } from '../../../src/react'

/** Milliseconds until a tip appears (behaviour page.tooltip.10-ms-delay). */
const APPEARS_AFTER = 10

/** Milliseconds that the pointer may need from an element to its tip, so that the tip can be read and touched. */
const CROSSES_IN = 60

/** A tip that can be seen: `going` while it fades out. `putAway`: by the shopper, until the pointer moves. */
type Phase = 'away' | 'shown' | 'going' | 'putAway'

/** After a tip was put away: what comes to lie under a pointer that rests then, on whatever host, is no wish to see a tip. */
let isPointerAtRest = false

/** The tip of a host: whether it can be seen, and what it tells of itself. */
export interface TipState {
  /** Is it in the page? */
  isThere: boolean
  isShown: boolean
  /** The tip's own element, while it is in the page. */
  box: RefObject<HTMLDivElement | null>
  /** Pointer or focus have left the tip; they may be on their way to the host. */
  leave(): void
  /** It has faded out. */
  end(): void
}

/**
 * Shows a tip while pointer or focus are on the host or on the tip itself; Esc puts it away (behaviours page.tooltip.*).
 *
 * @returns what `Tip` draws.
 */
export function useTip(): TipState {
  const host = useHost()
  const [phase, setPhase] = useState<Phase>('away')
  const box = useRef<HTMLDivElement>(null)
  const newest = useNewest(phase)
  const { wait, stop } = useTimer()
  const isPlanned = useRef(false)

  // At once: the animations begin when the time has come, and what Esc puts away is gone with the key.
  const enter = (next: Phase) => {
    stop()
    isPlanned.current = false
    flushSync(() => setPhase(next))
  }
  const isWanted = () => [host, box.current].some((part) => part?.matches(':hover') || part?.matches(':focus-within'))
  const plan = () => {
    // What is asked for again, from one part of the element to the next, is on its way.
    if (isPlanned.current && phase !== 'shown') return
    wait(() => enter('shown'), APPEARS_AFTER)
    isPlanned.current = true
  }
  const leave = () => {
    if (phase !== 'shown') return
    isPlanned.current = false
    wait(() => isWanted() || enter(prefersReducedMotion() ? 'away' : 'going'), CROSSES_IN)
  }
  const isThere = phase === 'shown' || phase === 'going'

  usePageEffect(() => {
    if (phase !== 'putAway') return () => {}
    isPointerAtRest = true
    return () => {
      isPointerAtRest = false
    }
  }, [phase])
  useListener(host, 'pointerover', () => isPointerAtRest || plan())
  useListener(host, 'focusin', plan)
  useListener(host, 'mouseleave', () => {
    if (phase === 'shown') leave()
    else {
      isPlanned.current = false
      stop()
    }
  })
  useListener(host, 'focusout', leave)
  useListener(isThere ? document : null, 'keydown', ({ key }) => key === 'Escape' && enter('putAway'))
  useListener(phase === 'putAway' ? document : null, 'pointermove', () => setPhase('away'))

  return {
    isThere,
    isShown: phase === 'shown',
    box,
    leave,
    end: () => newest.current === 'going' && enter('away'),
  }
}
