import type { Area } from './area'
import type { Definition } from './definition'
import { requestFiles } from './files'
import { filesOf, loadAhead, needsFiles } from './loading'
import { whenIdle } from './whenIdle'

/** Areas whose files were preloaded already; `undefined` for the definitions of theme authors. */
const preloaded = new Set<Area | undefined>()
let isAllowed = false

/** Allows that files are fetched before a touch needs them. */
export function allowPreloads(): void {
  isAllowed = true
}

/**
 * Can a shopper touch its hosts? A definition that only hears events of our own, often on the body, is woken by another island that raises
 * them.
 */
function isTouchable({ claims, touches }: Definition): boolean {
  return !!claims || !touches || Object.keys(touches).some((type) => !type.startsWith('shop-islands:'))
}

/** Does this definition still need preloading? One whose code is in the core never does. */
export function isPreloadDue(definition: Definition): boolean {
  const { area, wake } = definition
  return isAllowed && wake === 'touch' && !preloaded.has(area) && isTouchable(definition) && needsFiles(definition)
}

/**
 * Fetches and evaluates the files that a touch will need, when the browser is idle: requesting a file takes a millisecond, evaluating one
 * takes as long as everything else about the touch.
 */
export function preload(definition: Definition): void {
  preloaded.add(definition.area)
  for (const file of filesOf(definition)) whenIdle(() => requestFiles([file], 'low'))
  whenIdle(() => loadAhead(definition))
}
