import { type ReactNode, useLayoutEffect, useState } from 'react'
import { isFreeEscape } from '../../src/page/keys'
import { isModalOpen } from '../../src/page/modal'
import { targetElement } from '../../src/page/targetElement'
import { ServerButton, ServerElement, useHost, useListener, useWithin } from '../../src/react'
import { DRAWER_CLOSER, DRAWER_OPENER, ENTRY } from './contentsMarkup'
import { contentsSettings } from './contentsSettings'

/** Does this window have the drawer? The plugin calls ranges of widths devices. */
function isForThisDevice(): boolean {
  const { contentsDrawerDevices: devices, contentsMobileWidth, contentsTabletWidth } = contentsSettings()
  const device = innerWidth <= contentsMobileWidth ? 'mobile' : innerWidth <= contentsTabletWidth ? 'tablet' : 'desktop'
  return !devices || devices.includes(device)
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
