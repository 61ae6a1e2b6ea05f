/**
 * Calls back once so many milliseconds have passed by the clock. Timers stand still while the computer sleeps, so the clock is looked at
 * again when the page is seen.
 *
 * @returns a function that calls it off.
 */
export function whenDue(ms: number, act: () => void): () => void {
  const due = Date.now() + ms
  const end = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  const actNow = () => {
    end()
    act()
  }
  const look = () => {
    if (Date.now() >= due) actNow()
  }
  const timer = setTimeout(actNow, ms)
  document.addEventListener('visibilitychange', look)
  return end
}
