import { vi } from 'vitest'

/** What the fake knows of the page: who watches which element, and how an element is said to be in view or not. */
export interface FakeViewport {
  /** How many elements are watched at the moment. */
  watchedCount(): number
  /** Tells every observer of these elements, in one go as a browser does, which of them can be seen. */
  tell(seen: readonly Element[], unseen?: readonly Element[]): void
}

/** Puts an IntersectionObserver into the page that speaks only when the test says what is in view. */
export function fakeIntersectionObserver(): FakeViewport {
  const observers = new Set<FakeObserver>()

  class FakeObserver {
    readonly watched = new Set<Element>()
    readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void

    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      this.#callback = callback
      observers.add(this)
    }
    observe(element: Element): void {
      this.watched.add(element)
    }
    unobserve(element: Element): void {
      this.watched.delete(element)
    }
    disconnect(): void {
      this.watched.clear()
    }
    tell(seen: readonly Element[], unseen: readonly Element[]): void {
      const entries = [
        ...seen.map((target) => ({ isIntersecting: true, target })),
        ...unseen.map((target) => ({ isIntersecting: false, target })),
      ]
        .filter(({ target }) => this.watched.has(target))
        .map((entry) => ({ ...entry, boundingClientRect: entry.target.getBoundingClientRect() }))
      if (entries.length > 0) this.#callback(entries)
    }
  }

  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return {
    watchedCount: () => [...observers].reduce((count, { watched }) => count + watched.size, 0),
    tell(seen, unseen = []) {
      for (const observer of observers) observer.tell(seen, unseen)
    },
  }
}
