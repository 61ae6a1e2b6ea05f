import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Definition } from '../../src/islands/definition'

/** What the gallery says of a widget, as its definition has it. */
export interface WidgetFacts {
  name: string
  /** The folder of its code. */
  area: string
  selectors: string
  wake: string
  /** What it claims or is woken by. */
  events: readonly string[]
}

/** What the gallery says of an area of widgets, as its sources have it. */
export interface AreaFacts {
  settings: readonly string[]
  /** The events of our own that it raises. */
  raises: readonly string[]
}

/** All that the gallery says. */
export interface Facts {
  widgets: readonly WidgetFacts[]
  areas: Readonly<Record<string, AreaFacts>>
}

/** The sources in a folder, or those of certain files only. */
function sourcesIn(folder: string, files = /\.tsx?$/): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

/** Everything that a pattern's first group finds, each once, in alphabetical order. */
function findAll(sources: readonly string[], pattern: RegExp): string[] {
  const found = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
  return [...new Set(found)].sort()
}

/** Where else an area has its settings and raises its events; a test finds what is missing here. */
const foldersOutside: Readonly<Record<string, readonly string[]>> = {
  cart: ['src/bridge', 'src/fragments', 'src/page'],
  page: ['src/slider'],
  product: ['src/slider'],
}

function factsOfArea(area: string): AreaFacts {
  const inside = [`src/stores/${area}`, `widgets/${area}`, ...(foldersOutside[area] ?? [])].flatMap((folder) =>
    sourcesIn(folder),
  )
  // What every page has is said with the cart, which every page has.
  const withSettings = area === 'cart' ? [readFileSync('src/stores/settings.ts', 'utf8')] : inside
  const groups = findAll(withSettings, /export const default\w*Settings = \{\n(.*?)\n\}/gs)
  return {
    settings: findAll(groups, /^ {2}(\w+):/gm),
    raises: findAll(findAll(inside, /\b(?:dispatch|raise)\((?=([^{]{0,100}))/g), /'(shop-islands:[\w-]+)'/g),
  }
}

/**
 * Gathers what the gallery says from the widgets' definitions and their areas' sources.
 *
 * @param definitions of all widgets; run from the root of the project.
 */
export function collectFacts(definitions: readonly Definition[]): Facts {
  const folders = readdirSync('widgets', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const areas = folders.map(({ name }) => name).sort()
  const widgets = definitions.map(({ name, selectors, wake, claims, touches, area }) => ({
    name,
    area: area?.name ?? '',
    selectors,
    wake,
    events: Object.keys({ ...touches, ...claims }),
  }))
  return { widgets, areas: Object.fromEntries(areas.map((area) => [area, factsOfArea(area)])) }
}
