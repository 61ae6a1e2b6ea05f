import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
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

const FILE = createRequire(import.meta.url).resolve('jquery')
const CODE = `(module) => {${readFileSync(FILE, 'utf8')}\n}`

/**
 * Puts the real jQuery on the page, until the end of the test: a copy that knows this window, and nothing of earlier tests. It is compiled
 * once for all of them (manyPages.ts).
 */
export function installJQuery(): JQuery {
  const module = { exports: {} as JQuery }
  vm.runInThisContext(CODE, { filename: FILE })(module)
  vi.stubGlobal('jQuery', module.exports)
  return module.exports
}
