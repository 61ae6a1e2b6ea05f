// React's scheduler keeps the timers of the moment in which it is evaluated: that must be before they are faked.
import 'react-dom/client'
import { vi } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { openPage } from './freshPage'
import { importMinifiedEngine } from './minifiedEngine'
import { mountWith } from './widgets'

/** The engine's modules, as the tests see them. */
export type Engine = typeof import('./engine')

/** The engine's suite runs against its source and against its minified bundle; only against the source where that is mutated. */
export const engineKinds = process.env['STRYKER_MUTATOR_WORKER']
  ? (['source'] as const)
  : (['source', 'minified'] as const)

const realImmediate = setImmediate

/** Evaluates another copy of the engine, on the page as it is. */
export async function importEngine(kind: (typeof engineKinds)[number]): Promise<Engine> {
  vi.resetModules()
  return kind === 'source' ? await import('./engine') : await importMinifiedEngine()
}

/** A new page with a new engine on it, on which nothing is defined and nothing has started. Time passes when the test says so. */
export async function openEngine(kind: (typeof engineKinds)[number]): Promise<Engine> {
  openPage()
  vi.useFakeTimers()
  return importEngine(kind)
}

/** Defines widgets and starts the engine. */
export function startWith(engine: Engine, definitions: readonly Definition[], preloads = false): void {
  definitions.forEach(engine.defineWidget)
  engine.startIslands(
    {
      loadRuntime: async () => ({ mount: mountWith(engine.mount) }),
      filesFor: (isComponent) => (isComponent ? ['text-vi', 'react'] : ['text-vi']),
      beforeSearch() {},
    },
    preloads,
  )
}

/** Lets pass what is under way: promises, timers due within `milliseconds`, idle slices, rendering. */
export async function settle(milliseconds = 100): Promise<void> {
  const rounds = 5
  for (let round = 0; round < rounds; round += 1) {
    await vi.advanceTimersByTimeAsync(milliseconds / rounds)
    await new Promise((resolve) => realImmediate(resolve))
  }
}
