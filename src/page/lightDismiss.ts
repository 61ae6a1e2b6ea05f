import { isFreeEscape } from './keys'
import { isBehindModal } from './modal'
import { onPageRestored } from './pageShow'

/** Something that is open beside the page's content, without a dialog's modality: a menu, the header's cart. */
export interface Dismissable {
  /** What is open, together with its opener: a press in here does not close it. */
  element: Element
  /** Gets the focus where that would vanish with what is closed. */
  opener: HTMLElement | null | undefined
  /** Closes it, because something beside it was pressed. */
  close(): void
  /** Closes it, because the shopper said so. */
  dismiss(): void
  /** Closes it, because the page is shown again after it was left; absent where `dismiss` does that, too. */
  restored?: (() => void) | undefined
}

/** What is open, the last opened last. */
const open = new Set<Dismissable>()

/** Closes something after the focus has gone from what will not be seen any more. */
function end({ element, opener }: Dismissable, close: () => void): void {
  if (element.contains(document.activeElement)) opener?.focus({ preventScroll: true })
  close()
}

function onKeydown(event: KeyboardEvent): void {
  const last = [...open].at(-1)
  if (!last || !isFreeEscape(event)) return
  // What lies behind a modal closes with that.
  if (!isBehindModal(last.element)) event.preventDefault()
  // The header's cart is a menu entry, too, and may have been opened as either.
  for (const each of [...open]) if (each.element === last.element) end(each, each.dismiss)
}

function onPointerdown({ target }: PointerEvent): void {
  for (const { element, close } of [...open]) if (!element.contains(target as Node)) close()
}

/**
 * Closes something by Esc, by a press beside it, and when the page is shown again after it was left. One Esc closes what was opened last
 * alone. A press counts also where it moves no focus.
 *
 * @returns a function to be called when it has closed.
 */
export function whileOpen(opened: Dismissable): () => void {
  open.add(opened)
  document.addEventListener('keydown', onKeydown)
  document.addEventListener('pointerdown', onPointerdown)
  const stop = onPageRestored(() => end(opened, opened.restored ?? opened.dismiss))
  return () => {
    stop()
    open.delete(opened)
    if (open.size > 0) return
    document.removeEventListener('keydown', onKeydown)
    document.removeEventListener('pointerdown', onPointerdown)
  }
}
