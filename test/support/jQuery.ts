import { createRequire } from 'node:module'
import { vi } from 'vitest'

/** As much of jQuery as other plugins on the shop's pages use. */
export interface JQueryCollection {
  [index: number]: Element
  jquery: string
  on(names: string, handler: (event: object, ...args: unknown[]) => unknown): JQueryCollection
  on(names: string, selector: string, handler: () => unknown): JQueryCollection
  off(names?: string, selector?: string): JQueryCollection
  trigger(name: string, args?: unknown[]): JQueryCollection
  data(key: string): unknown
  data(key: string, value: unknown): JQueryCollection
}

export interface JQuery {
  (target: EventTarget): JQueryCollection
  /** Where plugins put theirs. */
  fn: object
}

/**
 * Puts the real jQuery on the page, until the end of the test: a copy that knows this window, and nothing of earlier tests.
 */
export function installJQuery(): JQuery {
  const require = createRequire(import.meta.url)
  Reflect.deleteProperty(require.cache, require.resolve('jquery'))
  const jQuery: JQuery = require('jquery')
  vi.stubGlobal('jQuery', jQuery)
  return jQuery
}
