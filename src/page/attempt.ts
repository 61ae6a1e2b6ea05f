/** Runs another script's code: what it throws is reported as an uncaught error, and ours goes on. */
export function attempt(act: () => unknown): void {
  try {
    act()
  } catch (error) {
    reportError(error)
  }
}
