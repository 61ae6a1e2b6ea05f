import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CLOSES_IN, closeLightbox } from '../page/openLightboxes'
import { onPageRestored } from '../page/pageShow'
import { ServerElement, useGuarded, usePageEffect, useText, useTimer } from '../react'
import { onPressBeside } from './pressBeside'
import { useModal } from './useModal'
import { usePageContent } from './usePageContent'
import { useRegisteredLightbox } from './useRegisteredLightbox'
import { useRemovable } from './useRemovable'

/** Classes for the three parts of a lightbox, besides those that every lightbox has. */
interface LightboxClasses {
  backdrop?: string | undefined
  wrap?: string | undefined
  content?: string | undefined
}

/** What a lightbox looks like, what it contains, and who is told when it closes. */
type LightboxProps = {
  classes?: LightboxClasses
  /** Names the dialog. */
  name: string
  /** Finds the element in the lightbox that gets the focus; the close button gets it where there is none. */
  focus?(): HTMLElement | null | undefined
  /** The element that opened it and gets the focus back. */
  opener: HTMLElement
  /** Does it close when the page is shown again after it was left? */
  closesOnReturn?: boolean
  /** Called when it can be seen, with its content. */
  onOpen?(): void
  /** Called when the closing begins: the page can be used again. */
  onClose?(): void
  /** Called when the closing animation is over: from now on it must not be rendered. */
  onGone(): void
} & (
  | { children: ReactNode; content?: never }
  /** A part of the page, which is moved here, and back in the end. */
  | { content: HTMLElement; children?: never }
)

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/**
 * A modal dialog at the end of the page, in the elements that the theme's styles know (contract 11.4). It closes by its button, by Esc, by
 * a click beside the content, and when another lightbox is opened; the closing animation takes 300 ms (behaviour
 * quick-view.close.removed-after-300-ms).
 */
export function Lightbox({
  classes = {},
  name,
  focus,
  opener,
  closesOnReturn = false,
  onOpen,
  onClose,
  onGone,
  content,
  children,
}: LightboxProps): ReactNode {
  const { close: closeName } = useText('cart')
  const backdrop = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const isShut = useRef(false)
  const [isClosing, setIsClosing] = useState(false)
  const closing = useTimer()

  const end = useGuarded(onGone)
  // Gives the page back at once, before the next rendering: another lightbox may be opened right after this one.
  const shut = useGuarded(() => {
    if (isShut.current) return
    isShut.current = true
    leaveRegister()
    restorePage()
    setIsClosing(true)
    closing.wait(end, CLOSES_IN)
    onClose?.()
  })
  const tellOpen = useGuarded(() => onOpen?.())

  // First, or it would close itself.
  useLayoutEffect(closeLightbox, [])
  const leaveRegister = useRegisteredLightbox(shut)
  usePageContent(inner, content)
  const restorePage = useModal(frame, () => ({ opener, focus: () => focus?.() ?? closeButton.current, close: shut }))
  useRemovable(backdrop)
  useRemovable(frame)
  usePageEffect(() => {
    const isInside = (place: Node) =>
      place === closeButton.current || (place !== inner.current && !!inner.current?.contains(place))
    const stop = frame.current ? onPressBeside(frame.current, isInside, shut) : () => {}
    tellOpen()
    return stop
  }, [])

  usePageEffect(() => (closesOnReturn ? onPageRestored(shut) : () => {}), [closesOnReturn])

  // A lightbox that the theme's own markup opens gets the theme's look only.
  const isOwn = opener.matches('[data-island]')
  const state = classNames('mfp-ready', isClosing && 'mfp-removing', isOwn && 'shop-islands-dialog')
  return createPortal(
    <>
      {/* In its place on the page it is hidden. */}
      <ServerElement of={content} class={{ 'mfp-hide': false }} hidden={false} />
      {/* While it fades out, a click is meant for the page below. */}
      <div ref={backdrop} className={classNames('mfp-bg', classes.backdrop, state)} inert={isClosing} />
      <div
        ref={frame}
        className={classNames('mfp-wrap', classes.wrap, state)}
        inert={isClosing}
        // No style sheet says this, but content that is higher than a phone's screen has to scroll.
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
