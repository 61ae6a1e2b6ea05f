// Wraps the theme's sticky header, whose classes are its own: it may be asleep, or the theme's.
import type { ReactNode } from 'react'
import { drawnAmong, isDrawn } from '../../src/page/elements'
import { isLightboxOpen, makeRoom } from '../../src/page/openLightboxes'
import { targetElement } from '../../src/page/targetElement'
import { ServerElement, useHost, useLightDismiss, useSettings } from '../../src/react'
import { useDropdown } from './useDropdown'

/** Brings a sticky header back that hides while the page is scrolled down, so that what hangs from it can be seen (contract 1.6). */
function showHeader(): void {
  const header = document.querySelector('#header.has-sticky.sticky-hide-on-scroll--active')
  header?.classList.remove('sticky-hide-on-scroll--active')
  header?.querySelector('.header-wrapper')?.classList.add('stuck')
}

/**
 * Opens the off-canvas panel by its own toggle, after another open lightbox has had time to close (source section 9); not where something
 * else was opened meanwhile.
 */
async function openPanel(toggle: HTMLElement): Promise<void> {
  if (!isLightboxOpen() || (!isLightboxOpen('#cart-popup') && (await makeRoom()))) toggle.click()
}

/**
 * Shows the mini-cart after an add, where the settings say so, and whenever another script asks for it (contract 1.6; behaviours
 * mini-cart.reveal.*): as a dropdown or as a panel, whichever the page's header has. Where it has both, for wide and for narrow screens,
 * the visible one is used.
 */
export function MiniCartReveal(): ReactNode {
  const { miniCartReveal, redirectAfterAdd } = useSettings()
  const { dropdown, open, stay, leave, close, closeUnused } = useDropdown()
  useLightDismiss(dropdown?.isOpen ? dropdown.item : null, {
    opener: dropdown?.item.querySelector<HTMLElement>(':scope>a'),
    // One that closes by itself stays, but for a click in the page's content.
    close: () => {
      if (!dropdown?.closesItself) close()
    },
    dismiss: close,
  })

  const reveal = () => {
    showHeader()
    const items = [...document.querySelectorAll<HTMLElement>('.cart-item:has(.nav-dropdown)')]
    const item = items.find(isDrawn)
    const toggle = drawnAmong([...document.querySelectorAll<HTMLElement>('.cart-item .off-canvas-toggle')])
    if (item) open(item)
    else if (toggle) openPanel(toggle)
  }

  const revealAfterAdd = () => {
    if (miniCartReveal && !redirectAfterAdd) reveal()
  }

  const onClick = (event: Event) => {
    if (targetElement(event)?.closest('.shop-container')) closeUnused()
  }

  return (
    <>
      <ServerElement
        of={useHost()}
        onClick={onClick}
        on={{ 'shop-islands:added-to-cart': revealAfterAdd, 'shop-islands:open-mini-cart': reveal }}
      />
      {dropdown && (
        <ServerElement
          of={dropdown.item}
          // `undefined` rather than `false` while it is closed: the entry is also a menu entry that opens under the pointer.
          class={{ 'current-dropdown': dropdown.isOpen || undefined, 'cart-active': dropdown.closesItself }}
          onMouseenter={stay}
          onFocusin={stay}
          onMouseleave={() => {
            if (!dropdown.item.querySelector(':focus-visible')) leave()
          }}
          onFocusout={({ relatedTarget: next }) => {
            if (next instanceof Node && !dropdown.item.contains(next)) leave()
          }}
        />
      )}
    </>
  )
}
