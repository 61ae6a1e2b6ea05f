/**
 * Waits for the next frame.
 *
 * @returns resolves in it; at once in a hidden tab, which has no frames, and when the tab becomes hidden.
 */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('visibilitychange', end)
      resolve()
    }
    if (document.hidden) return resolve()
    requestAnimationFrame(end)
    addEventListener('visibilitychange', end)
  })
