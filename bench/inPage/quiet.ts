/** Milliseconds without idle work, in a row, that count as quiet. */
const QUIET = 120

const nativeIdle = window.requestIdleCallback.bind(window)
const spans: number[] = []
let lastWork = performance.now()
/** How many pieces of idle work were asked for and have not begun. */
let awaited = 0

/** Every piece of idle work is timed: ours is the only script here that asks for any. */
window.requestIdleCallback = (callback, options) => {
  awaited += 1
  return nativeIdle((deadline) => {
    awaited -= 1
    const start = performance.now()
    callback(deadline)
    lastWork = performance.now()
    spans.push(lastWork - start)
  }, options)
}

/** @returns how long the pieces of idle work have taken so far, in ms: all together, and the longest. */
export function countIdleWork(): { total: number; longest: number } {
  return { total: spans.reduce((sum, span) => sum + span, 0), longest: Math.max(0, ...spans) }
}

/** @returns resolves when what the page does by itself has come to rest. */
export async function isQuiet(): Promise<void> {
  const begin = performance.now()
  do await new Promise((resolve) => setTimeout(resolve, QUIET / 4))
  while (
    // A busy browser leaves long gaps between two pieces.
    awaited > 0 ||
    performance.now() - Math.max(lastWork, begin) < QUIET
  )
}
