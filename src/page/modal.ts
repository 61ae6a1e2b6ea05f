/** What a modal needs to know. */
export interface ModalOptions {
  /** What gets the focus; the modal itself where it is absent. */
  focus?: HTMLElement | null | undefined
  /** What asked for the modal and gets the focus back. */
  opener: HTMLElement
  /** The shopper wants it gone: Esc was pressed. */
  onEscape(): void
}

/**
 * Makes an element that is already in the page a modal: nothing else can be reached, the page behind it does not scroll, Esc asks for
 * it to go. Live regions stay alive.
 *
 * @param element a direct child of the body.
 * @returns a function that gives the page back, focus included.
 */
export function openModal(element: HTMLElement, { focus, opener, onEscape }: ModalOptions): () => void {
  const outside = [...document.body.children].filter(
    (sibling) =>
      sibling !== element &&
      !sibling.hasAttribute('inert') &&
      !sibling.matches('[role="status"],[aria-live],script,style,.mfp-bg'),
  )
  for (const sibling of outside) sibling.setAttribute('inert', '')
  const { overflow } = document.documentElement.style
  document.documentElement.style.overflow = 'hidden'
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  }
  document.addEventListener('keydown', onKey)
  ;(focus ?? element).focus({ preventScroll: true })
  return () => {
    for (const sibling of outside) sibling.removeAttribute('inert')
    document.documentElement.style.overflow = overflow
    document.removeEventListener('keydown', onKey)
    opener.focus({ preventScroll: true })
  }
}
