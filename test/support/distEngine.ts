import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'react'
import { vi } from 'vitest'
import type { ShopIslands } from '../../src/shopIslands'
import { openShop } from './fakeShop'
import type { Engine } from './freshEngine'

/** What a source map says of the files that a script was made of. */
interface SourceMap {
  sources: readonly string[]
  sourcesContent: readonly string[]
}

/** The folder of the build with this test project's runtime. Preact's stand-in for React names another version than React has. */
function distFolder(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { react: string } }
  return version === devDependencies.react ? 'dist/react' : 'dist'
}

/**
 * The first of our sources that is not what a script was made of. Times would say less: a checkout changes them, and a copy keeps them.
 * Styles are in the map as the modules that they became.
 */
function changedSource(folder: string, { sources, sourcesContent }: SourceMap): string | undefined {
  return sources
    .map((source) => join(folder, source))
    .find((path, index) => {
      if (!/^(src|widgets)\/.*\.tsx?$/.test(path)) return false
      return !existsSync(path) || readFileSync(path, 'utf8') !== sourcesContent[index]
    })
}

/**
 * Reads the script and makes one function of it: each call runs it anew, and nothing is compiled a second time.
 *
 * @returns what has to be done first, where the script is not there or not made of our sources as they are.
 */
function compile(folder: string): (() => void) | Error {
  const file = join(folder, 'shop-islands.classic.js')
  if (!existsSync(file)) return new Error(`${file} is not there: run \`npm run build\` first`)
  const changed = changedSource(folder, JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  if (changed) return new Error(`${file} was not made of ${changed} as it is now: run \`npm run build\` first`)
  return new Function(readFileSync(file, 'utf8')) as () => void
}

/**
 * The script that ships, with the runtime of this test project, or why it cannot be used: a worker asks once for all its files of tests.
 */
function shippedScript(): () => void {
  const kept = Reflect.get(globalThis, 'keptByWorker') as Map<string, (() => void) | Error>
  const folder = distFolder()
  if (!kept.has(folder)) kept.set(folder, compile(folder))
  const script = kept.get(folder) as (() => void) | Error
  if (script instanceof Error) throw script
  return script
}

/** Runs the one-file script of `dist/` on the page, as its tag does. No request of its widgets leaves the test. */
export function runShippedScript(): void {
  openShop()
  shippedScript()()
}

/**
 * Runs the one-file script of `dist/` on a page that starts it by hand, and hands out what a theme author has of it. The widgets of the
 * house are there, too, and find nothing to do: on an empty page they ask the shop for no cart.
 */
export async function importDistEngine(): Promise<Engine> {
  vi.stubGlobal('shopIslands', undefined)
  const tag = '<script type="text/plain" data-shop-islands data-start="manual" data-preload="touch"></script>'
  document.head.insertAdjacentHTML('beforeend', tag)
  runShippedScript()
  const api = await (window as unknown as { shopIslands: ShopIslands }).shopIslands.api()
  return { ...api, begin: () => api.start({ skipEmptyCart: true }) }
}
