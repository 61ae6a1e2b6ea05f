import type { Area } from './area'
import type { Definition } from './definition'
import { requestFiles } from './files'
import { filesOf, loadAhead } from './loading'
import { whenIdle } from './whenIdle'

/** Areas whose files were preloaded already; `undefined` for the definitions of theme authors. */
const preloaded = new Set<Area | undefined>()
let isAllowed = false

/** Allows that files are fetched before a touch needs them. */
export function allowPreloads(): void {
  isAllowed = true
}

/** May a shopper touch it? What hears events of our own alone, often on the body, has something before it that raises them. */
function isTouchable({ claims, touches }: Definition): boolean {
  return !!claims || !touches || Object.keys(touches).some((type) => !type.startsWith('shop-islands:'))
}

/** Are the files that a touch of this definition's hosts needs still to be fetched ahead? */
export function isPreloadDue(definition: Definition): boolean {
  return isAllowed && definition.wake === 'touch' && isTouchable(definition) && !preloaded.has(definition.area)
}

/**
 * What waits for a touch is fetched before that, if the browser has nothing better to do, and made ready: asking for a file takes it a
 * millisecond, evaluating one as long as all that the touch itself needs.
 */
export function preload(definition: Definition): void {
  preloaded.add(definition.area)
  for (const file of filesOf(definition)) whenIdle(() => requestFiles([file], 'low'))
  whenIdle(() => loadAhead(definition))
}
