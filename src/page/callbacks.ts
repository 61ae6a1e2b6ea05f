/** Runs another script's code: what it throws is reported as an uncaught error, and ours goes on. */
export function attempt(act: () => unknown): void {
  try {
    act()
  } catch (error) {
    reportError(error)
  }
}

/** Calls every listener. What one of them throws is reported as an uncaught error, and the others are called all the same. */
export function callAll<Said extends readonly unknown[]>(
  listeners: Iterable<(...said: Said) => unknown>,
  ...said: Said
): void {
  for (const listener of listeners) attempt(() => listener(...said))
}

/**
 * Makes one function of those that stop the parts of something.
 *
 * @returns a function that stops all of them, in order.
 */
export function stopAll(...stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}
