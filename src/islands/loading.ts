import type { ComponentType } from 'react'
import { loadOnce } from '../page/loadOnce'
import type { Definition } from './definition'
import { requestFiles } from './files'
import { allDefinitions } from './hostIndex'
import type { Attach, Island, Loaded } from './island'

/** What mounts components. */
export interface Runtime {
  mount(island: Island, component: ComponentType): () => void
}

/** How the engine gets the React runtime, which it does not import; handed in by the composition root. */
export interface Loaders {
  /** Loads the React runtime, and the texts that components show. */
  loadRuntime(): Promise<Runtime>
  /** The names of the files that are needed besides the area's own: the texts, and for a component the runtime. */
  filesFor(isComponent: boolean): readonly string[]
}

/** Handed in by `setLoaders` before anything can wake. */
let loaders: Loaders
const loads = new Map<Definition, () => Promise<Loaded>>()

/** Says how components get their runtime. */
export function setLoaders(given: Loaders): void {
  loaders = given
}

function isComponent(definition: Definition): boolean {
  return 'component' in definition || 'load' in definition
}

/** Does an area's file have a definition's component or service, by a name? */
function isNamed(definition: Definition): boolean {
  const part = 'component' in definition ? definition.component : 'service' in definition && definition.service
  return typeof part === 'string'
}

/** Do a definition's islands need any file? What is in the core does not. */
export function needsFiles(definition: Definition): boolean {
  return isComponent(definition) || isNamed(definition)
}

/** The names of the files that a definition's islands need; none for what is in the core. */
export function filesOf(definition: Definition): readonly string[] {
  if (!needsFiles(definition)) return []
  // A service without claims or touches shows no text, so it needs no language file.
  const speaks = isComponent(definition) || !!definition.claims || !!definition.touches
  return [
    ...(definition.area && isNamed(definition) ? [definition.area.name] : []),
    ...(speaks ? loaders.filesFor(isComponent(definition)) : []),
  ]
}

/** What an area's file exports under a name; anything that is not a name is returned as it is. */
async function find<Part>({ area, name }: Definition, part: Part | string): Promise<Part> {
  if (typeof part !== 'string') return part
  const module = (await area?.load()) as Record<string, Part> | undefined
  const found = module?.[part]
  if (!found) throw new Error(`${name}: the area has no ${part}`)
  return found
}

/** What a theme author's file exports. */
function defaultOf(name: string, module: { default?: ComponentType }): ComponentType {
  if (!module.default) throw new Error(`${name}: the file has no default export`)
  return module.default
}

async function loadComponent(load: Promise<ComponentType>): Promise<Loaded> {
  const [component, { mount }] = await Promise.all([load, loaders.loadRuntime()])
  return { attach: (island) => mount(island, component), saysReady: true }
}

/** Loads what a definition's islands need, whether it was loaded before or not; see `loadIsland`. */
async function loadUncached(definition: Definition): Promise<Loaded> {
  requestFiles(filesOf(definition))
  if ('component' in definition) return loadComponent(find(definition, definition.component))
  if ('load' in definition) return loadComponent(definition.load().then((module) => defaultOf(definition.name, module)))
  return { attach: await find<Attach>(definition, definition.service) }
}

/**
 * Evaluates the files of a definition before anybody needs them, except those of a theme author. Definitions of the same area that have
 * `asksShop` keep their loaded code. A file that cannot be loaded now is fetched again, and reported, when it is used.
 */
export function loadAhead(definition: Definition): void {
  if ('load' in definition) return
  loadUncached(definition).catch(() => {})
  // A tap then needs no `import()`, which would resolve in a later task even if the file has been evaluated.
  for (const each of allDefinitions())
    if (each.asksShop && each.area && each.area === definition.area) loadIsland(each).catch(() => {})
}

/** Loads what a definition's islands need, once for all its hosts. */
export function loadIsland(definition: Definition): Promise<Loaded> {
  const load = loads.get(definition) ?? loadOnce(() => loadUncached(definition))
  loads.set(definition, load)
  return load()
}
