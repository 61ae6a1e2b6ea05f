import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { keyOf, ServerElement, useAllWithin } from '../../src/react'
import type { ShownForm } from './formState'

/** A part of the form, and whether it is inert. */
interface InertPartProps {
  part: Element
  isInert: boolean
}

/** Notes what has the focus in a part that becomes inert. It stands in front of what says so: with that, the focus is lost. */
function FocusNote({ part, isInert, lost }: InertPartProps & { lost: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isInert && activeElement instanceof HTMLElement && part.contains(activeElement)) lost.current = activeElement
  }, [part, isInert, lost])
  return null
}

/** What had the focus when its part became inert has it again afterwards, unless that has gone elsewhere. */
function InertPart({ part, isInert }: InertPartProps): ReactNode {
  const lost = useRef<HTMLElement>(null)
  // After those of what is in it: the part is no longer inert.
  useLayoutEffect(() => {
    if (isInert || !lost.current) return
    const { activeElement: focused, body } = document
    if (!focused || focused === body) lost.current.focus({ preventScroll: true })
    lost.current = null
  }, [isInert])
  return (
    <>
      <FocusNote part={part} isInert={isInert} lost={lost} />
      <ServerElement of={part} inert={isInert ? 'inert' : undefined} class={{ 'active-on-any': isInert }} />
    </>
  )
}

/** Makes inert what is marked so for the form's status, and nothing else (behaviour contact-form.change.inert-for-status). */
export function InertParts({ state }: ShownForm): ReactNode {
  const { status } = state
  const parts = useAllWithin('[class*="inert-on-"]')
  return parts.map((part) => (
    <InertPart key={keyOf(part)} part={part} isInert={part.classList.contains(`inert-on-${status}`)} />
  ))
}
