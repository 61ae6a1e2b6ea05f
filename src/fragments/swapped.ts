import type { SwapDetail } from '../page/events'

/** Raised on the document in the frame of a swap, once everything is written. */
const SWAPPED = 'shop-islands:swapped'

/**
 * Listens for swaps; the listener is called in the frame of the swap.
 *
 * @returns a function that stops listening.
 */
export function onSwapped(listener: (detail: SwapDetail) => void): () => void {
  const hear = ({ detail }: CustomEvent<SwapDetail>) => listener(detail)
  document.addEventListener(SWAPPED, hear)
  return () => document.removeEventListener(SWAPPED, hear)
}

/**
 * Calls back for each element that a selector matches and that a swap has written to: it has the server's values again.
 *
 * @returns a function that stops it.
 */
export function onRewritten(selector: string, hear: (element: HTMLElement) => void): () => void {
  return onSwapped(({ touched }) => {
    for (const element of touched.keys()) if (element.matches(selector)) hear(element as HTMLElement)
  })
}

/** Notes that an attribute of an element, or its `textContent`, has been written. */
export type Note = (element: Element, name: string) => void

/** Keeps the notes of one swap. */
export function startNotes(): { touched: ReadonlyMap<Element, ReadonlySet<string>>; note: Note } {
  const touched = new Map<Element, Set<string>>()
  return {
    touched,
    note(element, name) {
      touched.set(element, (touched.get(element) ?? new Set()).add(name))
    },
  }
}
