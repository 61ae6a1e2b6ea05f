import type { Island } from '../islands/island'

/**
 * Makes a listener a part of an island: if it throws, or its promise rejects, the island is taken off. It still runs at once.
 *
 * @returns the function to be called in its place, which never throws.
 */
export function guarded<Args extends readonly unknown[]>(
  island: Island,
  listener: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    // Called inside the promise, so that both kinds of failure are caught in one place.
    new Promise((resolve) => resolve(listener(...args))).catch((error) => island.fail(error))
  }
}
