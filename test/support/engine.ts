/** The engine's source as its tests touch it: what a theme author has, and what only the house can reach. */
import type { Runtime } from '../../src/islands/loading'
import { startIslands } from '../../src/islands/start'
import { mount } from '../../src/react/mount'

export * from '../../src/api'
export { outline } from '../../src/author/outline'
export { classIn, elementsByClass } from '../../src/islands/classSearch'
export {
  allDefinitions,
  definitionsByName,
  definitionsBySelector,
  hostsAround,
  indexDefinition,
  knownNames,
  selectorsOf,
} from '../../src/islands/hostIndex'
export { defineWidget } from '../../src/islands/start'
export { whenIdle } from '../../src/islands/whenIdle'
export { installShopIslands } from '../../src/shopIslands'
export { settings } from '../../src/stores/settings'

/** Starts the engine with the runtime at hand, or one of the test's own, and nothing of the house. */
export function begin(preloads = false, runtime: Runtime = { mount }): void {
  startIslands(
    {
      loadRuntime: async () => runtime,
      filesFor: (isComponent) => (isComponent ? ['text-vi', 'react'] : ['text-vi']),
    },
    preloads,
  )
}
