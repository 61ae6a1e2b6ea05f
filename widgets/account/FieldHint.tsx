import { type ReactNode, useState } from 'react'
import { isEscape } from '../../src/page/keys'
import { ServerElement, Sliding, useHost, useListener, useWithin } from '../../src/react'

/** Milliseconds that the slide takes (contract 9.1). */
const SLIDES_IN = 250

/**
 * The hint of a field slides open under it when the field is used; Esc closes it, and so does leaving the field, and a click into the field
 * brings it back (contract 9.1).
 */
export function FieldHint(): ReactNode {
  const wrapper = useHost()
  const hint = useWithin('.description')
  const [isOpen, setIsOpen] = useState<boolean>()
  const outside = isOpen ? document : null
  const onElsewhere = ({ target }: Event) => {
    if (!wrapper.contains(target as Node)) setIsOpen(false)
  }
  const onKeydown = (event: KeyboardEvent) => {
    if (!isOpen || !isEscape(event)) return
    setIsOpen(false)
    // Esc closes the hint, not the dialog that the field may be in.
    event.preventDefault()
    event.stopPropagation()
  }
  const show = () => setIsOpen(true)
  useListener(outside, 'click', onElsewhere)
  useListener(outside, 'focusin', onElsewhere)
  useListener(outside, 'keydown', onKeydown)
  if (!hint) return null
  return (
    <>
      <ServerElement of={wrapper} onFocusin={show} onClick={show} onKeydown={onKeydown} />
      <ServerElement of={hint} aria-hidden={isOpen === undefined ? undefined : !isOpen} />
      <Sliding of={hint} isShown={isOpen} duration={SLIDES_IN} />
    </>
  )
}
