import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const metaSchema = v.array(v.object({ fileName: v.string(), imports: v.array(v.string()) }))

/** The script files of a split build with what each imports at once; paths from the root of the project. */
type Graph = ReadonlyMap<string, readonly string[]>

/** @param folder a build with its `meta.json`. @throws where that is not as `build/scripts.ts` writes it. */
export function readGraph(folder: string): Graph {
  const meta = v.parse(metaSchema, JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')))
  return new Map(
    meta.map(({ fileName, imports }) => [`${folder}/${fileName}`, imports.map((file) => `${folder}/${file}`)]),
  )
}

/** The name of a file without its hash, as `cart` for `dist/cart-BtuqU3rn.js`. */
export function nameOf(file: string): string {
  return file.replace(/^.*\/|\.js$/g, '').replace(/-[\w-]{8}$/, '')
}

/** @returns these files and all that they import at once. */
export function withImports(graph: Graph, from: Iterable<string>): Set<string> {
  const reached = new Set(from)
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next)
  return reached
}
