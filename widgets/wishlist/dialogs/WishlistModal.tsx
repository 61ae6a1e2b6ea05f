// Wraps the browser's removing of nodes: the server's own modal leaves for good with its button, as in a fragment.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { emit } from '../../../src/bridge/pluginEvents'
import { useModal, usePageContent } from '../../../src/dialog'
import { registerLightbox } from '../../../src/page/lightbox'
import { ServerElement, useListener, useNewest, usePageEffect } from '../../../src/react'
import { repaintAll } from '../hearts/paintButton'

/** What closes a modal of the wishlist (plugins contract 2.1). */
const CLOSERS = '.tinv-close-modal,.tinvwl_button_close,.tinv-overlay'

/** What a modal of the wishlist is, and who hears what the shopper does in it. */
export type WishlistModalProps = {
  /** Names the dialog. */
  name: string
  /** What gets the focus when it opens; the dialog itself where it says nothing. */
  focus?(): HTMLElement | null | undefined
  /** What asked for it and gets the focus back. */
  opener: HTMLElement
  /** Something in it was clicked that does not close it. */
  onPress?(target: Element): void
  /** Milliseconds after which it goes by itself, unless the shopper is at one of its buttons with the keyboard. */
  goesAfter?: number | undefined
  /** It has done its work, and goes. */
  isDone?: boolean
  /** It is not to be rendered any more. */
  onGone(): void
  /** It went because the shopper closed it, by a closer or by Esc. */
  onDismiss?: (() => void) | undefined
} & (
  | {
      /** The server's own modal: it is moved here, and back to its place, if its button is still there. */
      served: HTMLElement
      /** What the component says of the server's modal, or adds to it. */
      children?: ReactNode
      className?: never
    }
  | {
      /** A modal of ours: its own class, besides that of every modal. */
      className: string
      children: ReactNode
      served?: never
    }
)

/**
 * A modal of the wishlist, in the elements and at the place that the plugin's styles know (plugins contract 2.1): a dialog with a name,
 * from which the focus does not get out. Closing it by hand raises `tinvwl_modal_closed` with what was clicked (plugins contract 2.7).
 */
export function WishlistModal(props: WishlistModalProps): ReactNode {
  const { name, focus, opener, onPress, goesAfter, isDone, onGone, onDismiss, served, className, children } = props
  const room = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<HTMLElement | null>(null)
  const modal = () => served ?? room.current?.querySelector<HTMLElement>('.tinv-modal')
  const dismiss = (closer: Element | null | undefined) => {
    // Who is told of it finds the page given back.
    giveBack()
    flushSync(onGone)
    onDismiss?.()
    emit('tinvwl_modal_closed', [closer])
    repaintAll()
  }
  usePageContent(room, served)
  usePageEffect(
    () => () => {
      // It belongs to its button, and leaves with it.
      if (!opener.isConnected) served?.remove()
    },
    [served, opener],
  )
  const giveBack = useModal(room, () => ({
    opener,
    focus: () => focus?.() ?? modal(),
    onEscape: () => dismiss(modal()),
  }))
  const gone = useNewest(onGone)
  // Before the rendering: React gives the focus back to what had it, if that is still there.
  const go = () => {
    giveBack()
    gone.current()
  }
  // What opens over the page next, as the cart's panel after an add, would lie below it, and shut it out.
  usePageEffect(() => registerLightbox(go), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` does the same at all times.
  useLayoutEffect(() => {
    if (isDone) go()
  }, [isDone])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins once, when it opens.
  useLayoutEffect(() => {
    if (goesAfter === undefined) return
    const timer = setTimeout(() => {
      const { activeElement } = document
      const isInUse = activeElement !== modal() && modal()?.contains(activeElement)
      if (!isInUse) go()
    }, goesAfter)
    return () => clearTimeout(timer)
  }, [])
  useListener(served ?? drawn, 'click', (event) => {
    const target = event.target as Element
    const closer = target.closest(CLOSERS)
    if (!closer) return onPress?.(target)
    // Closers may be links to nowhere.
    event.preventDefault()
    dismiss(closer)
  })
  return createPortal(
    <div ref={room} className='tinv-wishlist'>
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
          ref={setDrawn}
          className={`${className} tinv-modal tinv-modal-open`}
          role='dialog'
          aria-modal='true'
          aria-label={name}
          tabIndex={-1}
        >
          <div className='tinv-overlay' />
          <div className='tinv-table'>
            <div className='tinv-cell'>
              <div className='tinv-modal-inner'>{children}</div>
            </div>
          </div>
        </div>
      )}
      {served && children}
    </div>,
    document.body,
  )
}
