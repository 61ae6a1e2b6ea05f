import { type ReactNode, useRef, useState } from 'react'
import { emit } from '../../src/bridge/pluginEvents'
import { HELD, holdPage, useModal, useRegisteredLightbox } from '../../src/dialog'
import { isBefore } from '../../src/page/elements'
import { dispatch } from '../../src/page/events'
import { focusContent } from '../../src/page/focus'
import { isModalOpen } from '../../src/page/modal'
import { moveNode } from '../../src/page/moveNode'
import { Outlet, ServerElement, useHost, usePageEffect } from '../../src/react'
import { closeBox, useBoxState } from './boxState'
import { isIn, part } from './couponParts'
import { keepState } from './couponState'

/** Seconds for which 'never remind' is remembered: 10 years (behaviour coupon-popup.cookie.closed-by-never-remind). */
const NEVER = 315_360_000

/**
 * Moves an element to the end of the page.
 *
 * @returns a function that moves it back, unless it has left the page.
 */
function moveToEnd(element: Element): () => void {
  const { parentNode, nextSibling } = element
  moveNode(element, document.body, null)
  return () => {
    const next = nextSibling?.parentNode === parentNode ? nextSibling : null
    if (element.isConnected && parentNode?.isConnected) moveNode(element, parentNode, next)
  }
}

/**
 * Moves the box to where a modal must be, and its overlay to where the plugin's styles expect it: right after the box (plugins contract
 * 4.1).
 */
function AtTheEnd({ overlay }: { overlay: Element | null }): null {
  const box = useHost()
  usePageEffect(() => {
    const undoBox = box.parentNode === document.body ? () => {} : moveToEnd(box)
    const isBehind = overlay?.parentNode === document.body && isBefore(box, overlay)
    const undoOverlay = !overlay || isBehind ? () => {} : moveToEnd(overlay)
    return () => {
      undoOverlay()
      undoBox()
    }
  }, [box, overlay])
  return null
}

/**
 * Gives the focus back to the element that opened the box: the small icon can get it only now, when it is shown again. If the icon is not
 * shown any more, the page's content gets it. If a lightbox has replaced the box, it has the focus already.
 */
function returnFocus(opener: HTMLElement): void {
  if (isModalOpen()) return
  if (opener.closest('[inert]')) focusContent()
  else opener.focus({ preventScroll: true })
}

/** A page that is longer than the window is held; the plugin's styles fix it (plugins contract 4.3). */
function holdLongPage(): () => void {
  const root = document.documentElement
  return holdPage({ element: root, name: HELD.popUp, isDue: () => root.scrollHeight > innerHeight })
}

/** The open box as a modal: shows it, tells other plugins and the theme author, and gives the page back in the end. */
function Shown({ opener, overlay }: { opener: HTMLElement; overlay: Element | null }): ReactNode {
  const box = useHost()
  const frame = useRef<HTMLElement | null>(box)
  const drawn = useRef<HTMLDivElement>(null)
  usePageEffect(holdLongPage, [])
  const restorePage = useModal(frame, () => ({
    opener,
    backdrop: overlay ?? drawn.current,
    close: () => shut(),
  }))
  // The page is given back first, because the icon can get the focus only when the page is not inert.
  const shut = () => {
    restorePage()
    closeBox(box)
  }
  // The box may open by itself while a lightbox that the shopper has asked for is loading: that one then replaces the box.
  useRegisteredLightbox(shut)
  const onClick = ({ target }: Event) => {
    const isNeverAgain = isIn(target, 'md-close-never-reminder')
    if (isNeverAgain) keepState('closed', NEVER)
    if (isNeverAgain || isIn(target, 'md-close')) shut()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open box keeps its opener.
  usePageEffect(() => {
    // Where the theme's styles hide it, as on phones, or an ad blocker does, nobody would see why nothing on the page can be pressed.
    let isShown = box.checkVisibility()
    if (isShown) {
      emit('wcb_show_popup', [], document)
      dispatch('shop-islands:coupon-opened', {}, box)
    } else shut()
    return () => {
      if (!isShown) return
      isShown = false
      closeBox(box)
      queueMicrotask(() => returnFocus(opener))
      emit('wcb_hide_popup', [], document)
      dispatch('shop-islands:coupon-closed', {}, box)
    }
  }, [box])
  return (
    <>
      <ServerElement of={box} class={{ 'wcb-md-show': true }} aria-modal onClick={onClick} />
      <ServerElement of={overlay} onClick={shut} />
      {!overlay && (
        <Outlet after={box}>
          {/* The plugin's styles expect it right after the box. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard, Esc closes the box. */}
          <div ref={drawn} className='wcb-md-overlay' style={{ visibility: 'visible', opacity: 1 }} onClick={shut} />
        </Outlet>
      )}
    </>
  )
}

/**
 * What applies from the first opening of the box, and while it is open (behaviours coupon-popup.box.*, coupon-popup.close.*; plugins
 * contract 4.3): the page behind it can neither be reached nor scrolled.
 */
export function OpenCoupon(): ReactNode {
  const { opener } = useBoxState(useHost())
  const [overlay] = useState(() => part(document, 'md-overlay'))
  return (
    <>
      <AtTheEnd overlay={overlay} />
      <ServerElement of={overlay} class={{ 'wcb-md-overlay': true }} />
      {opener && <Shown opener={opener} overlay={overlay} />}
    </>
  )
}
