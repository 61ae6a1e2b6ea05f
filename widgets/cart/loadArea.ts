import { loadOnce } from '../../src/page/loadOnce'

type CartArea = typeof import('./index')

let area: CartArea | undefined

/** Loads the area's file. */
export const loadArea = loadOnce(async () => {
  area = await import('./index')
  return area
})

/**
 * Does something with what is in the area's file: in this very call where the file is there, else when it has come.
 *
 * @param otherwise is done where it cannot be loaded.
 */
export function withArea(act: (area: CartArea) => unknown, otherwise: (error: unknown) => void): void {
  if (area) act(area)
  else loadArea().then(act, otherwise)
}
