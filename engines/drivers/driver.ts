/** A key as the DOM names it, after the modifiers that are held: `Tab`, `Shift+Tab`, `ArrowDown`, `Space`. */
export type Key = string

/** One window of a browser, with cookies and storage of its own. Distances are pixels of the window. */
export interface BrowserWindow {
  /** Goes to an address, and waits until the page is loaded. */
  open(address: string): Promise<void>
  /**
   * Runs a function in the page.
   *
   * @param question uses nothing from around it: it goes over as text.
   * @param args plain values.
   * @returns what it returns or resolves with, a plain value, too.
   */
  ask<Args extends unknown[], Result>(
    question: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  moveMouse(x: number, y: number): Promise<void>
  holdMouse(): Promise<void>
  releaseMouse(): Promise<void>
  press(key: Key): Promise<void>
  /** Types a text, key by key, where the focus is. */
  write(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** A browser that has been started. */
export interface Browser {
  openWindow(): Promise<BrowserWindow>
  close(): Promise<void>
}

/** The size of a window that nobody resized, in pixels. */
export const WINDOW_SIZE = { width: 1280, height: 900 } as const

/** Splits a key from the modifiers that are held with it. */
export function splitKey(key: Key): { key: string; modifiers: string[] } {
  const modifiers = key.split('+')
  return { key: modifiers.pop() ?? '', modifiers }
}
