import { type ReactNode, useState } from 'react'
import { ServerContent, Sliding } from '../../../src/react'

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
      {content && <ServerContent of={place} nodes={content} />}
      <Sliding of={place} isShown={isPrinted || content ? isOpen : undefined} />
    </>
  )
}
