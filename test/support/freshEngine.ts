// React's scheduler keeps the timers of the moment in which it is evaluated: that must be before they are faked.
import 'react-dom/client'
import { vi } from 'vitest'
import type { InspectedHost } from '../../src/author/inspect'
import type { Definition, WidgetDefinition } from '../../src/islands/definition'
import { importDistEngine } from './distEngine'
import { openPage } from './freshPage'

/** The engine's modules, as the tests of its inside see them. */
export type SourceEngine = typeof import('./engine')

/** The engine as a theme author sees it, and what starts it. */
export type Engine = typeof import('../../src/api') & { begin(): void }

/**
 * What is said through a theme author's eyes is said of the source and of the file that ships; only of the source where that is mutated.
 */
export const engineKinds = process.env['STRYKER_MUTATOR_WORKER'] ? (['source'] as const) : (['source', 'dist'] as const)

const realImmediate = setImmediate

/** Evaluates another copy of the engine's source, on the page as it is. */
export async function importEngine(): Promise<SourceEngine> {
  vi.resetModules()
  return import('./engine')
}

/** A new page on which time passes when the test says so. */
export function openQuietPage(): void {
  openPage()
  vi.useFakeTimers()
  // The inspector's table is for the author's console.
  vi.spyOn(console, 'table').mockImplementation(() => {})
}

/** A new page with a new engine on it, on which nothing has started. Time passes when the test says so. */
export async function openEngine(kind: (typeof engineKinds)[number]): Promise<Engine> {
  openQuietPage()
  return kind === 'source' ? importEngine() : importDistEngine()
}

/** The same with the engine's inside: for what nobody can see from outside. */
export async function openSourceEngine(): Promise<SourceEngine> {
  openQuietPage()
  return importEngine()
}

/** Defines widgets and starts the engine. */
export function startWith(engine: Engine, definitions: readonly WidgetDefinition[]): void {
  definitions.forEach(engine.defineWidget)
  engine.begin()
}

/** Defines what only the house can define, services and what comes from an area's file, and starts the engine. */
export function startInside(engine: SourceEngine, definitions: readonly Definition[], preloads = false): void {
  definitions.forEach(engine.defineWidget)
  engine.begin(preloads)
}

/** The inspector's rows, a row for each host of each widget. */
export async function inspectedRows(engine: Engine): Promise<readonly InspectedHost[]> {
  return (await engine.inspect()) as readonly InspectedHost[]
}

/** What the inspector says of a widget on a host; `undefined` where that is no host of it. */
export async function inspected(engine: Engine, host: Element, name: string): Promise<InspectedHost | undefined> {
  return (await inspectedRows(engine)).find((row) => row.host === host && row.widget === name)
}

/** Lets pass what is under way: promises, timers due within `milliseconds`, idle slices, rendering. */
export async function settle(milliseconds = 100): Promise<void> {
  const rounds = 5
  for (let round = 0; round < rounds; round += 1) {
    await vi.advanceTimersByTimeAsync(milliseconds / rounds)
    await new Promise((resolve) => realImmediate(resolve))
  }
}
