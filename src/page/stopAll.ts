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
