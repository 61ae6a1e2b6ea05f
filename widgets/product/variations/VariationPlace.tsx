// Wraps the browser's replacing of children: React cannot draw in an element that it did not render.
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Sliding, usePageEffect } from '../../../src/react'

/** Draws in a server element while this is rendered; after that the server's content is back. */
function Drawn({ of: place, content }: { of: HTMLElement; content: readonly Node[] }): null {
  usePageEffect(() => {
    const printed = [...place.childNodes]
    return () => place.replaceChildren(...printed)
  }, [place])
  useLayoutEffect(() => place.replaceChildren(...content), [place, content])
  return null
}

/** What is shown in a form's place for its variation. */
export interface VariationPlaceProps {
  of: HTMLElement
  /** What was drawn last; `undefined`: the server's content is there. */
  content: readonly Node[] | undefined
  /** Is a variation shown? `undefined`: nothing is known yet. */
  isOpen: boolean | undefined
}

/**
 * The place in a form that shows the chosen variation (contract 5.5). It slides open and shut; if it is open already, only its content
 * changes. An empty place is as the server printed it until something is drawn there; one with content counts as open.
 */
export function VariationPlace({ of: place, content, isOpen = true }: VariationPlaceProps): ReactNode {
  const [isPrinted] = useState(() => !!place.firstElementChild && place.style.display !== 'none')
  return (
    <>
      {content && <Drawn of={place} content={content} />}
      <Sliding of={place} isShown={isPrinted || content ? isOpen : undefined} />
    </>
  )
}
