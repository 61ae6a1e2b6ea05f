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
 * Makes an element that is already in the page a modal: nothing else can be reached, the page behind it neither scrolls nor moves, Esc
 * asks for it to go. Live regions stay alive.
 *
 * @param element a direct child of the body.
 * @returns a function that gives the page back, focus included.
 */
export function openModal(element: HTMLElement, { focus, opener, onEscape }: ModalOptions): () => void {
  const { documentElement } = document
  const { overflow, scrollbarGutter } = documentElement.style
  // Where a scroll bar takes room, the room stays when the bar goes; otherwise the whole page would move sideways.
  const gutter = innerWidth > documentElement.clientWidth ? 'stable' : scrollbarGutter
  const outside = [...document.body.children].filter(
    (sibling) =>
      sibling !== element &&
      !sibling.hasAttribute('inert') &&
      !sibling.matches('[role="status"],[aria-live],script,style,.mfp-bg'),
  )
  for (const sibling of outside) sibling.setAttribute('inert', '')
  Object.assign(documentElement.style, { overflow: 'hidden', scrollbarGutter: gutter })
  const onKey = (event: KeyboardEvent) => {
    // Of two modals, one over the other, only the upper is meant: what is below it is inert.
    if (event.key === 'Escape' && !element.hasAttribute('inert')) onEscape()
  }
  document.addEventListener('keydown', onKey)
  ;(focus ?? element).focus({ preventScroll: true })
  return () => {
    for (const sibling of outside) sibling.removeAttribute('inert')
    Object.assign(documentElement.style, { overflow, scrollbarGutter })
    document.removeEventListener('keydown', onKey)
    opener.focus({ preventScroll: true })
  }
}
