import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ServerElement, useAllWithin } from '../../src/react'
import { keyOf } from '../../src/react/keyOf'
import type { ShownForm } from './formState'

/** Gives the focus back to what had it in a part when that became inert, unless it has gone elsewhere. */
function useFocusBack(part: Element, isInert: boolean): void {
  const lost = useRef<HTMLElement | null>(null)
  const { activeElement } = document
  // Noted while rendering: what becomes inert loses the focus as soon as that is written.
  if (isInert && activeElement instanceof HTMLElement && part.contains(activeElement)) lost.current = activeElement
  useLayoutEffect(() => {
    if (isInert || !lost.current) return
    const { activeElement: focused, body } = document
    if (!focused || focused === body) lost.current.focus({ preventScroll: true })
    lost.current = null
  }, [isInert])
}

function InertPart({ part, isInert }: { part: Element; isInert: boolean }): ReactNode {
  useFocusBack(part, isInert)
  return <ServerElement of={part} inert={isInert ? 'inert' : undefined} class={{ 'active-on-any': isInert }} />
}

/** Makes inert what is marked so for the form's status, and nothing else (behaviour contact-form.change.inert-for-status). */
export function InertParts({ state }: ShownForm): ReactNode {
  const { status } = state
  const parts = useAllWithin('[class*="inert-on-"]')
  return parts.map((part) => (
    <InertPart key={keyOf(part)} part={part} isInert={part.classList.contains(`inert-on-${status}`)} />
  ))
}
