import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEscape } from '../../../src/page/keys'
import { isBehindModal } from '../../../src/page/modal'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { reachableIn } from '../../../src/page/tabStops'
import { useHost, useListener, usePageEffect, useTimer } from '../../../src/react'

/** Milliseconds until a tip appears (behaviour page.tooltip.10-ms-delay). */
const APPEARS_AFTER = 10

/** Milliseconds that the pointer has to move from an element to its tip, so that the tip can be used. */
const CROSSES_IN = 60

/** The phases of a tip. `going`: it is fading out. `putAway`: the shopper has closed it, until the pointer moves. */
type Phase = 'away' | 'shown' | 'going' | 'putAway'

/** Is the focus in there for the keyboard? A press and a dialog that closes leave it there, too, and ask for no tip. */
const isKeyboardIn = (part: Element) => part.matches(':focus-visible') || !!part.querySelector(':focus-visible')

/** Has the pointer not moved since a tip was closed? A host that appears under it then must not show a tip. */
let isPointerAtRest = false

/** The tip of a host: its state, and what `Tip` must call. */
export interface TipState {
  /** Is it in the page? */
  isThere: boolean
  isShown: boolean
  /** The tip's own element, while it is in the page. */
  box: RefObject<HTMLDivElement | null>
  /** To be called when the host is tapped, where a tap is for the tip alone. */
  open(): void
  /** To be called when pointer or focus have left the tip; they may be on their way to the host. */
  leave(): void
  /** To be called when it has faded out, unless it has been asked for again meanwhile. */
  end(): void
}

/**
 * Shows a tip while the pointer or the keyboard's focus are on the host or on the tip itself; Esc closes it (behaviours page.tooltip.*),
 * and so does a finger beside it.
 *
 * @returns the props of `Tip`.
 */
export function useTip(): TipState {
  const host = useHost()
  const [phase, setPhase] = useState<Phase>('away')
  const box = useRef<HTMLDivElement>(null)
  const { wait, stop } = useTimer()
  const isPlanned = useRef(false)
  /** Did host and pointer meet while the pointer counted as at rest? */
  const isReached = useRef(false)

  // Rendered at once, so that animations begin on time and Esc closes the tip within the key's own task.
  const enter = (next: Phase) => {
    stop()
    isPlanned.current = false
    flushSync(() => setPhase(next))
  }
  const isWanted = () => [host, box.current].some((part) => part && (part.matches(':hover') || isKeyboardIn(part)))
  const plan = () => {
    // The pointer may only have moved from one part of the element to the next: the tip is planned already.
    if (isPlanned.current && phase !== 'shown') return
    wait(() => enter('shown'), APPEARS_AFTER)
    isPlanned.current = true
  }
  // Where the page's script has taken the text away, there is nothing to fade.
  const close = () => enter(prefersReducedMotion() || !box.current ? 'away' : 'going')
  const leave = () => {
    if (phase !== 'shown') return
    isPlanned.current = false
    wait(() => isWanted() || close(), CROSSES_IN)
  }
  const leaveHost = () => {
    if (phase === 'shown') return leave()
    isPlanned.current = false
    stop()
  }
  const isThere = phase === 'shown' || phase === 'going'

  usePageEffect(() => {
    if (phase !== 'putAway') return () => {}
    isPointerAtRest = true
    return () => {
      isPointerAtRest = false
    }
  }, [phase])
  useListener(host, 'pointerover', () => {
    isReached.current = isPointerAtRest
    if (!isPointerAtRest) plan()
  })
  // If the pointer really moved, `pointermove` follows at once.
  useListener(host, 'pointermove', () => {
    if (isReached.current) plan()
    isReached.current = false
  })
  useListener(host, 'focusin', () => isKeyboardIn(host) && plan())
  // At once: what was tapped counts as hovered until something else is.
  useListener(phase === 'shown' ? document : null, 'pointerdown', ({ pointerType, target }) => {
    if (pointerType === 'touch' && ![host, box.current].some((part) => part?.contains(target as Node))) close()
  })
  useListener(host, 'mouseleave', leaveHost)
  // A tip that the pointer has asked for comes all the same.
  useListener(host, 'focusout', () => (host.matches(':hover') ? leave() : leaveHost()))
  // Before the document, where what is open below it hears the key, such as the dropdown of the same link.
  useListener(isThere ? document.documentElement : null, 'keydown', (event) => {
    if (!isEscape(event)) return
    // Esc closes the tip, not the lightbox that its host may be in; but one that its host has opened.
    if (phase === 'shown' && box.current && !isBehindModal(host)) event.preventDefault()
    // The focus would vanish with the tip. Its host, or the last in that, is where Tab has come from.
    if (box.current?.contains(document.activeElement)) (host.tabIndex < 0 ? reachableIn(host).at(-1) : host)?.focus()
    enter('putAway')
  })
  useListener(phase === 'putAway' ? document : null, 'pointermove', () => setPhase('away'))

  return {
    isThere,
    isShown: phase === 'shown',
    box,
    open: plan,
    leave,
    end: () => enter('away'),
  }
}
