import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CLOSES_IN, closeLightbox, type LightboxClasses, registerLightbox } from '../page/lightbox'
import { onPressBeside } from '../page/pressBeside'
import { ServerElement, useNewest, usePageEffect, useText, useTimer } from '../react'
import { useModal } from './useModal'
import { usePageContent } from './usePageContent'

/** What a lightbox looks like, what is in it, and who hears that it goes. What it says on its first rendering counts. */
export type LightboxProps = {
  classes?: LightboxClasses
  /** Names the dialog. */
  name: string
  /** What gets the focus, of what can be seen in the lightbox now; the close button where it says nothing. */
  focus?(): HTMLElement | null | undefined
  /** What asked for it and gets the focus back. */
  opener: HTMLElement
  /** It can be seen, with its content. */
  onOpen?(): void
  /** The closing begins: the page can be used again. */
  onClose?(): void
  /** The closing animation is over: it is not to be rendered any more. */
  onGone(): void
} & (
  | { children: ReactNode; content?: never }
  /** A part of the page, which is moved here and back. */
  | { content: HTMLElement; children?: never }
)

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/**
 * A modal dialog, drawn in the elements that the theme's styles know (contract 11.4), at the end of the page. It closes by its button, by
 * Esc, by a click beside the content, and when another lightbox is opened; the closing animation takes 300 ms (behaviour
 * quick-view.close.removed-after-300-ms).
 */
export function Lightbox({
  classes = {},
  name,
  focus,
  opener,
  onOpen,
  onClose,
  onGone,
  content,
  children,
}: LightboxProps): ReactNode {
  const { close: closeName } = useText('cart')
  const frame = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const leaveRegister = useRef(() => {})
  const isShut = useRef(false)
  const [isClosing, setIsClosing] = useState(false)
  const closing = useTimer()
  const newest = useNewest({ onClose, onGone })

  // Whoever opens the next lightbox right after this one finds the page given back: that does not wait for a rendering.
  const shut = () => {
    if (isShut.current) return
    isShut.current = true
    leaveRegister.current()
    giveBack()
    setIsClosing(true)
    closing.wait(() => newest.current.onGone(), CLOSES_IN)
    newest.current.onClose?.()
  }

  usePageEffect(() => {
    closeLightbox()
    leaveRegister.current = registerLightbox(shut)
    return () => leaveRegister.current()
  }, [])
  usePageContent(inner, content)
  const giveBack = useModal(frame, () => ({ opener, focus: () => focus?.() ?? closeButton.current, onEscape: shut }))
  usePageEffect(() => {
    const isInside = (place: Node) =>
      place === closeButton.current || (place !== inner.current && !!inner.current?.contains(place))
    const stop = frame.current ? onPressBeside(frame.current, isInside, shut) : () => {}
    onOpen?.()
    return stop
  }, [])

  // What the theme's own markup opens looks as the theme says.
  const isOwn = opener.matches('[data-island]')
  const state = classNames('mfp-ready', isClosing && 'mfp-removing', isOwn && 'shop-islands-dialog')
  return createPortal(
    <>
      {/* In the page it is hidden. */}
      <ServerElement of={content} class={{ 'mfp-hide': false }} hidden={false} />
      <div className={classNames('mfp-bg', classes.backdrop, state)} />
      <div
        ref={frame}
        className={classNames('mfp-wrap', classes.wrap, state)}
        // No style sheet says it: what is higher than a phone's screen has to scroll.
        style={{ overflow: 'hidden auto' }}
        tabIndex={-1}
        role='dialog'
        aria-modal='true'
        aria-label={name || undefined}
      >
        <div className='mfp-container mfp-s-ready mfp-inline-holder'>
          <div ref={inner} className={classNames('mfp-content', classes.content)}>
            {children}
          </div>
        </div>
        <button
          ref={closeButton}
          type='button'
          className='mfp-close'
          aria-label={closeName || undefined}
          onClick={shut}
        >
          ×
        </button>
      </div>
    </>,
    document.body,
  )
}
