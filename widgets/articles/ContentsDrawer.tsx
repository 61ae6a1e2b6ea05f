import { type ReactNode, useLayoutEffect, useState } from 'react'
import { isFreeEscape } from '../../src/page/keys'
import { isModalOpen } from '../../src/page/modal'
import { targetElement } from '../../src/page/targetElement'
import { ServerButton, ServerElement, useHost, useListener, useWithin } from '../../src/react'
import { DRAWER_CLOSER, DRAWER_OPENER, ENTRY } from './contentsMarkup'
import { contentsSettings } from './contentsSettings'

/** What the plugin calls this window's device: a range of widths. */
function thisDevice(): 'mobile' | 'tablet' | 'desktop' {
  const { contentsMobileWidth, contentsTabletWidth } = contentsSettings()
  if (innerWidth <= contentsMobileWidth) return 'mobile'
  return innerWidth <= contentsTabletWidth ? 'tablet' : 'desktop'
}

/** Does this device have the drawer? */
function isForThisDevice(): boolean {
  const { contentsDrawerDevices: devices } = contentsSettings()
  return !devices || devices.includes(thisDevice())
}

/** Moves the focus between handle and close button: the handle is covered by the drawer while that is open. */
function useFocusInDrawer(control: HTMLElement | null): void {
  const host = useHost()
  useLayoutEffect(() => {
    if (host.contains(document.activeElement)) control?.focus({ preventScroll: true })
  }, [host, control])
}

/**
 * The table at the side of the window, which its handle opens, and its cross, Esc or a click beside it closes (plugins contract 5.1, 5.2).
 */
export function ContentsDrawer(): ReactNode {
  const host = useHost()
  const panel = useWithin('.ez-toc-sticky-fixed')
  const opener = useWithin(DRAWER_OPENER)
  const closer = useWithin(DRAWER_CLOSER)
  const [isOpen, setOpen] = useState(() => !!panel?.matches('.show'))
  const [isHere, setHere] = useState(isForThisDevice)
  useFocusInDrawer(isOpen ? closer : opener)
  useListener(window, 'resize', () => setHere(isForThisDevice()))
  // On the window: what lies over it answers first.
  useListener(isOpen ? window : null, 'keydown', (event) => {
    if (isFreeEscape(event) && !isModalOpen()) setOpen(false)
  })
  useListener(isOpen ? document : null, 'click', (event) => {
    const clicked = targetElement(event)
    if (!clicked) return
    const isFollowed = contentsSettings().contentsDrawerCloses && clicked.closest(ENTRY)
    if (isFollowed || !host.contains(clicked)) setOpen(false)
  })
  return (
    <>
      <ServerElement
        of={host}
        style={{ display: isHere ? undefined : 'none' }}
        onClick={({ target }) => setOpen(!!(target as Element).closest(DRAWER_OPENER))}
      />
      <ServerElement of={panel} class={{ show: isOpen, hide: !isOpen }} inert={!isOpen} />
      <ServerButton of={opener} role='button' aria-expanded={isOpen} style={{ zIndex: isOpen ? '-1' : '9999999' }} />
      <ServerButton of={closer} role='button' />
    </>
  )
}
