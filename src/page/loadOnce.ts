import { unlessLeft } from './leaving'

/**
 * Makes a load that many wait for happen once: of two imports of one file the browser may finish the later one first, and what the
 * shopper did would be handled in the wrong order (behaviour cart.queue.keeps-order). A load that failed is tried again.
 *
 * @param load imports a part of the script.
 * @returns a function that gives all callers the same promise.
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
