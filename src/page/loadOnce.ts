import { unlessLeft } from './leaving'

/**
 * Makes sure that something is loaded only once, however many wait for it: of two imports of one file the browser may finish the second
 * first, and the shopper's events would be handled in the wrong order (behaviour cart.queue.keeps-order). A failed load is tried again at
 * the next call.
 *
 * @param load imports a part of the script.
 * @returns a function that returns the same promise to all callers.
 */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined
  return () => {
    part ??= unlessLeft(load()).catch((error) => {
      part = undefined
      throw error
    })
    return part
  }
}
