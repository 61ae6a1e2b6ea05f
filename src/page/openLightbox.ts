import { registerLightbox } from './lightbox'
import { openModal } from './modal'

/** Milliseconds of the closing animation (contract 11.4; behaviour quick-view.close.removed-after-300-ms). */
const CLOSES_IN = 300

/** What a lightbox looks like and what becomes of its content. */
export interface LightboxOptions {
  /** Classes besides those that every lightbox has, on its three parts. */
  classes?: { backdrop?: string | undefined; wrap?: string | undefined; content?: string | undefined }
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
 * Opens a modal dialog around an element, drawn in the elements that the theme's styles know (contract 11.4). It closes by its button,
 * by Esc, by a click beside the content, and when another lightbox is opened.
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
    registerLightbox(undefined)
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
  registerLightbox(shut)
  close.addEventListener('click', shut)
  // Who drags a slider out of the content and lets go beside it clicks what is around both, and wants nothing closed. Asked on the way
  // down: what a press redraws is no longer in the content afterwards.
  let beganInside = false
  const isInside = ({ target }: Event) => content.contains(target as Node) || target === close
  const onPress = (event: Event) => {
    beganInside = isInside(event)
  }
  const onClick = (event: Event) => {
    if (!beganInside && !isInside(event)) shut()
  }
  wrap.addEventListener('pointerdown', onPress, true)
  wrap.addEventListener('click', onClick, true)
  return shut
}
