/** Calls back once, when the browser is online again. The same function is called once, however often this was called with it. */
export function whenOnline(act: () => void): void {
  addEventListener('online', act, { once: true })
}
