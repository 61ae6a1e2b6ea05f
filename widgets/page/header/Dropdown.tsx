import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react'
import { emit } from '../../../src/bridge/pluginEvents'
import { pressOnce } from '../../../src/page/keys'
import { ServerElement, useHost, useLightDismiss, usePluginEvent, useTimer, useWithin } from '../../../src/react'
import { DROPDOWN_PANEL, OPEN, TOP_LINK } from '../pageSelectors'
import { type DropdownAction, dropdownReducer } from './dropdownState'
import { TOO_WIDE, usePanelPlace } from './usePanelPlace'

/** Milliseconds that the pointer must be on an entry before it opens, and away from it before it closes (contract 11.3). */
const OPENS_AFTER = 20
const CLOSES_AFTER = 70

/** The element that tells assistive technology whether the panel is open. */
const SAYS_IT = '.nav-top-link,[aria-haspopup],[aria-expanded]'

function Dropping({ panel, link }: { panel: HTMLElement; link: HTMLElement }): ReactNode {
  const entry = useHost()
  const [{ openedBy, isDismissed }, dispatch] = useReducer(dropdownReducer, {})
  const pointer = useTimer()
  const [saysIt] = useState(link.matches(SAYS_IT))
  const isOpen = !!openedBy
  const { width, top, shift, isTooWide } = usePanelPlace(entry, panel, isOpen)
  // The page behind is dimmed for menus that ask for it (contract 11.3).
  const overlay = isOpen && entry.closest('.nav-prompts-overlay') && document.querySelector('.ux-body-overlay')

  /** What the pointer was about to do is no longer done. */
  const act = (action: DropdownAction) => {
    pointer.stop()
    dispatch(action)
  }
  const open = () => act({ type: 'hover' })
  const close = () => act({ type: 'close' })
  /** The header takes it along. What has the focus in it is hidden then. */
  const giveWay = () => {
    if (isOpen && panel.contains(document.activeElement)) link.focus({ preventScroll: true })
    close()
  }

  useLayoutEffect(() => {
    if (isOpen) emit('flatsome-dropdown-opened', [entry], document)
  }, [entry, isOpen])
  usePluginEvent('flatsome-header-sticky flatsome-header-unsticky', giveWay, document)
  useLightDismiss(isOpen ? entry : null, {
    opener: link,
    close,
    dismiss: () => act({ type: 'dismiss' }),
    // Not hidden until pointer and focus have left it: the browser may not tell of that any more.
    restored: close,
  })

  const onMouseleave = () => {
    dispatch({ type: 'leave' })
    // What was opened by a click stays open until it is closed by one.
    if (openedBy === 'click' || entry.querySelector(':focus-visible')) pointer.stop()
    else pointer.wait(close, CLOSES_AFTER)
  }
  const onFocusout = ({ relatedTarget: next }: FocusEvent) => {
    if (!(next instanceof Node) || entry.contains(next)) return
    dispatch({ type: 'leave' })
    close()
  }

  return (
    <>
      <ServerElement
        of={entry}
        // `undefined` while it is closed, because the cart may have opened this entry, too.
        class={{ [OPEN]: isOpen || undefined }}
        onPointerover={() => isOpen || pointer.wait(open, OPENS_AFTER)}
        onFocusin={open}
        // Of these it is handed what concerns its link (`movesDropdown`).
        onClick={() => act({ type: 'press' })}
        onKeydown={(event) => pressOnce(event, () => act({ type: 'key', wasSeen: isOpen }))}
        onMouseenter={() => isOpen && pointer.stop()}
        onMouseleave={onMouseleave}
        onFocusout={onFocusout}
      />
      <ServerElement of={link} aria-expanded={saysIt ? isOpen : undefined} />
      <ServerElement
        of={panel}
        class={{ [TOO_WIDE]: isTooWide || undefined }}
        style={{
          width: width === undefined ? undefined : `${width}px`,
          top: top === undefined ? undefined : `${top}px`,
          translate: shift ? `${shift}px` : undefined,
          visibility: isDismissed ? 'hidden' : undefined,
        }}
      />
      {overlay && <ServerElement of={overlay} class={{ [`ux-body-overlay--${openedBy}-active`]: true }} />}
    </>
  )
}

/**
 * A menu entry with a dropdown (behaviours page.dropdown.*): it opens under the pointer, on focus, by Enter, Space and the first tap; it
 * closes when pointer and focus have left it, by Esc and by a click elsewhere.
 */
export function Dropdown(): ReactNode {
  const panel = useWithin(DROPDOWN_PANEL)
  const link = useWithin(TOP_LINK)
  return panel && link && <Dropping panel={panel} link={link} />
}
