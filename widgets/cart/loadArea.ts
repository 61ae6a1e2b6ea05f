import { loadOnce } from '../../src/page/loadOnce'

type CartArea = typeof import('./index')

let area: CartArea | undefined

/** Loads the area's file. */
export const loadArea = loadOnce(async () => {
  area = await import('./index')
  return area
})

/**
 * Does something with the area's exports: synchronously if the file is loaded, else when it has loaded.
 *
 * @param otherwise called where it cannot be loaded.
 */
export function withArea(act: (area: CartArea) => unknown, otherwise: (error: unknown) => void): void {
  if (area) act(area)
  else loadArea().then(act, otherwise)
}
