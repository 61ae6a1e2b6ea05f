import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { keyOf, ServerElement, useAllWithin } from '../../src/react'
import type { ShownForm } from './formState'

/** A part of the form, and whether it is inert. */
interface InertPartProps {
  part: Element
  isInert: boolean
}

/**
 * Notes the focused element in a part that becomes inert. Rendered before the element that makes the part inert, because the focus is lost
 * then.
 */
function FocusNote({ part, isInert, lost }: InertPartProps & { lost: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isInert && activeElement instanceof HTMLElement && part.contains(activeElement)) lost.current = activeElement
  }, [part, isInert, lost])
  return null
}

/** Makes a part inert. Afterwards the element that had the focus gets it back, unless the focus has gone elsewhere. */
function InertPart({ part, isInert }: InertPartProps): ReactNode {
  const lost = useRef<HTMLElement>(null)
  // This effect runs after those of the children: by then the part is no longer inert.
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

/** Makes those parts inert that are marked for the form's present status (behaviour contact-form.change.inert-for-status). */
export function InertParts({ state }: ShownForm): ReactNode {
  const { status } = state
  const parts = useAllWithin('[class*="inert-on-"]')
  return parts.map((part) => (
    <InertPart key={keyOf(part)} part={part} isInert={part.classList.contains(`inert-on-${status}`)} />
  ))
}
