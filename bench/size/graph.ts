import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'

/** What a file of a build imports: at once, and on demand. Paths from the root of the project. */
interface Imports {
  atOnce: readonly string[]
  onDemand: readonly string[]
}

/** The files of a split build, each with its imports. */
export type Graph = ReadonlyMap<string, Imports>

const metaSchema = v.object({
  outputs: v.record(
    v.string(),
    v.object({
      imports: v.array(v.object({ path: v.string(), kind: v.string() })),
      inputs: v.record(v.string(), v.unknown()),
      entryPoint: v.optional(v.string()),
    }),
  ),
})

/** Chunks that only the author of a page, or a broken server, ever loads: messages, debugging, spelling help, repair of answers. */
const authorOnly = /\/(authorMessages|debug|nearestSetting|salvageJson)-/

/** @returns whether no shopper on a sound page loads that file. */
export function isAuthorOnly(file: string): boolean {
  return authorOnly.test(file)
}

/** The scripts of a build by name, as its metafile describes them. @throws where that is not as esbuild writes it. */
function readScripts(folder: string) {
  const { outputs } = v.parse(metaSchema, JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')))
  return Object.entries(outputs).filter(([file]) => file.endsWith('.js'))
}

/**
 * @param folder a build with its `meta.json`.
 * @returns the files of all widgets of an area that are loaded one by one, without those that hold a library.
 */
export function widgetFiles(folder: string, area: string): string[] {
  return readScripts(folder)
    .filter(([, { entryPoint }]) => entryPoint?.startsWith(`widgets/${area}/`))
    .filter(([, { inputs }]) => !Object.keys(inputs).some((input) => input.includes('node_modules/')))
    .map(([file]) => `${folder}/${basename(file)}`)
}

/**
 * @param folder a build with its `meta.json`; all its files lie side by side, so that their names tell them apart.
 * @throws where the metafile is not as esbuild writes it.
 */
export function readGraph(folder: string): Graph {
  return new Map(
    readScripts(folder).map(([file, { imports }]) => {
      const of = (isOnDemand: boolean) => {
        const wanted = imports.filter(({ kind }) => (kind === 'dynamic-import') === isOnDemand)
        return [...new Set(wanted.map(({ path }) => `${folder}/${basename(path)}`))]
      }
      return [`${folder}/${basename(file)}`, { atOnce: of(false), onDemand: of(true) }]
    }),
  )
}

/**
 * Follows imports.
 *
 * @param from the files to begin with.
 * @param followsOnDemand whether what a file loads on demand counts too.
 * @returns these files and all that they lead to.
 */
export function reachable(
  graph: Graph,
  from: Iterable<string>,
  followsOnDemand: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set(from)
  for (const file of reached) {
    const imports = graph.get(file)
    for (const next of imports?.atOnce ?? []) reached.add(next)
    if (followsOnDemand(file)) for (const next of imports?.onDemand ?? []) reached.add(next)
  }
  return reached
}
