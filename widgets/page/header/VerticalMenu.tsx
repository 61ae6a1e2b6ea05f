import { type ReactNode, useState } from 'react'
import { pressOnce } from '../../../src/page/keys'
import { ServerElement, useHost, useLightDismiss, useWithin } from '../../../src/react'
import { VERTICAL_OPENER } from '../pageSelectors'

/** The theme's class for a panel that is open without a pointer over it; the server prints it where the panel is always open. */
const OPEN = 'header-vertical-menu__fly-out--open'

/**
 * The menu of categories beside the header's (contract 11.3). The theme's styles open it under the pointer; from 3.20 on its title is also
 * a button: Enter, Space and a screen reader's press open and close it, Esc closes it, and it closes when the focus leaves it or something
 * beside it is pressed.
 */
export function VerticalMenu(): ReactNode {
  const menu = useHost()
  const opener = useWithin<HTMLElement>(VERTICAL_OPENER)
  const panel = useWithin(':scope>.header-vertical-menu__fly-out')
  const [isOpen, setOpen] = useState(false)
  const [isOpenForGood] = useState(() => panel?.matches(`.${OPEN}`))
  const close = () => setOpen(false)
  useLightDismiss(isOpen ? menu : null, { opener, close, dismiss: close })
  if (isOpenForGood) return null

  const toggle = () => setOpen((was) => !was)
  const onFocusout = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) setOpen(false)
  }
  return (
    <>
      <ServerElement
        of={menu}
        // Of these it is handed what presses its opener (`movesVerticalMenu`).
        onClick={toggle}
        onKeydown={(event) => pressOnce(event, toggle)}
        onFocusout={onFocusout}
      />
      <ServerElement of={opener} aria-expanded={isOpen} />
      <ServerElement of={panel} class={{ [OPEN]: isOpen }} />
    </>
  )
}
