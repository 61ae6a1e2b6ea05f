import { CLOSES_IN, type LightboxClasses, registerLightbox } from './lightbox'
import { openModal } from './modal'
import { onPressBeside } from './pressBeside'

/** What a lightbox looks like and what becomes of its content. */
export interface LightboxOptions {
  classes?: LightboxClasses
  /** Names the dialog. */
  name: string
  /** Names the close button. */
  closeName: string
  /** What gets the focus, of what is in the lightbox; the close button where it says nothing. */
  focus?: HTMLElement | null | undefined
  /** What asked for it and gets the focus back. */
  opener: HTMLElement
  /** Puts the content into its place, which is in the page already. */
  place(into: HTMLElement): void
  /** The closing begins. `end` ends its animation at once. */
  onClose(end: () => void): void
  /** The animation is over and the lightbox is about to be removed, with the content where it is still there. */
  onGone?(): void
}

function box(className: string, ...children: Node[]): HTMLDivElement {
  const element = document.createElement('div')
  element.className = className.replace(/\s+/g, ' ').trim()
  element.append(...children)
  return element
}

/**
 * Opens a lightbox around an element: the frame of `src/dialog/Lightbox.tsx`, for areas that are no components yet. It goes with them
 * (issue 13).
 *
 * @param content what is shown; a press on it never closes.
 * @returns a function that closes it.
 */
export function openLightbox(content: HTMLElement, options: LightboxOptions): () => void {
  const { classes = {}, name, closeName, focus, opener, place, onClose, onGone } = options
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'mfp-close'
  close.setAttribute('aria-label', closeName)
  close.textContent = '×'
  const inner = box(`mfp-content ${classes.content ?? ''}`)
  const container = box('mfp-container mfp-s-ready mfp-inline-holder', inner)
  const wrap = box(`mfp-wrap ${classes.wrap ?? ''} mfp-ready`, container, close)
  // No style sheet says it: what is higher than a phone's screen has to scroll.
  wrap.style.overflow = 'hidden auto'
  wrap.tabIndex = -1
  wrap.setAttribute('role', 'dialog')
  wrap.setAttribute('aria-modal', 'true')
  wrap.setAttribute('aria-label', name)
  const backdrop = box(`mfp-bg ${classes.backdrop ?? ''} mfp-ready`)
  document.body.append(backdrop, wrap)
  place(inner)

  const shut = () => {
    if (wrap.matches('.mfp-removing')) return
    leaveRegister()
    giveBack()
    for (const part of [wrap, backdrop]) part.classList.add('mfp-removing')
    const end = () => {
      clearTimeout(timer)
      onGone?.()
      wrap.remove()
      backdrop.remove()
    }
    const timer = setTimeout(end, CLOSES_IN)
    onClose(end)
  }
  const giveBack = openModal(wrap, { opener, focus: focus ?? close, onEscape: shut })
  const leaveRegister = registerLightbox(shut)
  close.addEventListener('click', shut)
  onPressBeside(wrap, (place) => content.contains(place) || place === close, shut)
  return shut
}
