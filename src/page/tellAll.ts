import { attempt } from './attempt'

/** Calls every listener. What one of them throws is reported as an uncaught error, and the others are called all the same. */
export function tellAll<Said extends readonly unknown[]>(
  listeners: Iterable<(...said: Said) => unknown>,
  ...said: Said
): void {
  for (const listener of listeners) attempt(() => listener(...said))
}
