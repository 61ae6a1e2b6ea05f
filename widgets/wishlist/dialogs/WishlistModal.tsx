// Writes to the page by hand: removes the server's modal once its button has left the page.
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { emit } from '../../../src/bridge/pluginEvents'
import { useModal, usePageContent, useRegisteredLightbox, useRemovable } from '../../../src/dialog'
import { ServerElement, usePageEffect } from '../../../src/react'
import { repaintAll } from '../hearts/paintButton'
import { type ChosenList, endWithoutDialogs } from './dialogs'
import { useTimedClosing } from './useTimedClosing'

/** The elements that close a modal of the wishlist (plugins contract 2.1). */
const CLOSERS = '.tinv-close-modal,.tinvwl_button_close,.tinv-overlay'

/** Draws the content of a modal; what calls `close` has done its work. */
type DrawContent = (close: (chosen: ChosenList) => void) => ReactNode

/** What a modal of the wishlist contains, and what it calls. */
type WishlistModalProps = {
  /** Names the dialog. */
  name: string
  /** Finds the element that gets the focus when it opens; the dialog itself gets it where there is none. */
  focus?(): HTMLElement | null | undefined
  /** The element that opened it and gets the focus back. */
  opener: HTMLElement
  /** Called when an element in it is clicked that does not close it. */
  onPress?(target: Element): void
  /** Milliseconds after which it closes by itself. While the focus is on something in it, it waits the same time again. */
  goesAfter?: number | undefined
  /**
   * Called when it has closed, with the list if one was chosen in it: from now on it must not be rendered. What it does must not change
   * while the modal is open: another question or message is another modal.
   */
  onGone(chosen?: ChosenList): void
  /** Called when the shopper has closed it, by a closer or by Esc. */
  onDismiss?: (() => void) | undefined
} & (
  | {
      /** The server's own modal, which is moved here, and back to its place if its button is still there. */
      served: HTMLElement
      /** What the component says about the server's modal, or adds to it. */
      children?: DrawContent
      className?: never
    }
  | {
      /** A modal of ours: its own class, besides that of every modal. */
      className: string
      children: DrawContent
      served?: never
    }
)

/**
 * A modal of the wishlist, in the elements and at the place that the plugin's styles know (plugins contract 2.1): a dialog with a name,
 * which keeps the focus inside. Closing it by hand raises `tinvwl_modal_closed` with what was clicked (plugins contract 2.7).
 */
export function WishlistModal(props: WishlistModalProps): ReactNode {
  const { name, focus, opener, onPress, goesAfter, onGone, onDismiss, served, className, children } = props
  const room = useRef<HTMLDivElement>(null)
  const modal = () => served ?? room.current?.querySelector<HTMLElement>('.tinv-modal')
  const dismiss = (closer: Element | null | undefined) => {
    // First, so that listeners of the event find the page given back.
    restorePage()
    flushSync(() => onGone())
    onDismiss?.()
    emit('tinvwl_modal_closed', [closer])
    repaintAll()
  }
  usePageContent(room, served)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `modal` finds the same element after each rendering.
  usePageEffect(() => {
    // Where a theme's styles hide it, for a notice of its own, nobody would see why nothing on the page can be pressed.
    if (!modal()?.checkVisibility()) endWithoutDialogs()
    return () => {
      // The modal belongs to its button, and is removed with it.
      if (!opener.isConnected) served?.remove()
    }
  }, [served, opener])
  const restorePage = useModal(room, () => ({
    opener,
    focus: () => focus?.() ?? modal(),
    close: () => dismiss(modal()),
  }))
  useRemovable(room)
  // The page is given back before the rendering: otherwise React would restore the focus to an element in the modal.
  const go = (chosen?: ChosenList) => {
    restorePage()
    onGone(chosen)
  }
  // Registered as a lightbox, so that it closes when another opens, such as the cart's panel after an add: that would be below it and
  // inert.
  useRegisteredLightbox(go)
  useTimedClosing(modal, goesAfter, go)
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const closer = target.closest(CLOSERS)
    if (!closer) return onPress?.(target)
    // Closers may be links with `#` as their address.
    event.preventDefault()
    // The second click of two that have opened it comes beside its content, also that of a hand slower than most.
    if (event.detail < 2 || !closer.matches('.tinv-overlay')) dismiss(closer)
  }
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears of what is used in it, also by keys.
    <div ref={room} className='tinv-wishlist' onClick={onClick}>
      {served ? (
        <ServerElement
          of={served}
          class={{ 'tinv-modal-open': true }}
          role='dialog'
          aria-modal='true'
          aria-label={name}
          tabindex={-1}
        />
      ) : (
        <div
          className={`${className} tinv-modal tinv-modal-open`}
          role='dialog'
          aria-modal='true'
          aria-label={name}
          tabIndex={-1}
        >
          <div className='tinv-overlay' />
          <div className='tinv-table'>
            <div className='tinv-cell'>
              <div className='tinv-modal-inner'>{children(go)}</div>
            </div>
          </div>
        </div>
      )}
      {served && children?.(go)}
    </div>,
    document.body,
  )
}
