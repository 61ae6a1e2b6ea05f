/** @returns resolves in the next frame. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * To be called within a frame, before it is produced.
 *
 * @returns resolves with the time at which the frame has been produced: in the first task after it. The beginning of the next frame would
 *   be too late, because there may be work in between of which the shopper sees nothing.
 */
export function produced(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(undefined)
  })
}
