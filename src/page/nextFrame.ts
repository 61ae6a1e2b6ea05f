/**
 * Waits for the next frame.
 *
 * @returns a promise that resolves in that frame; at once in a hidden tab, which has no frames, or when the tab becomes hidden.
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
