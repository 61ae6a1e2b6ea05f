import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { buildDemoSite } from '../demo-pages/build'
import { tagsFor, writeIntegrity } from './integrity'
import { writeLicenses } from './licenses'
import { buildScripts, type Runtime } from './scripts'
import { writeTypes } from './types'
import { packPlugin } from './wordpress'

/** The folder that the scripts with each runtime go into. */
const FOLDERS: Readonly<Record<Runtime, string>> = { preact: 'dist', react: 'dist/react' }

/** The scripts with React, in a process of their own: minifying keeps one processor busy for half of the build's time. */
async function buildReactBeside(): Promise<string[]> {
  const other = fork(fileURLToPath(import.meta.url), ['react'])
  // Where the rest of the build fails it would go on, and write into the folder of the next one.
  process.once('exit', () => other.kill())
  const modules: string[] = []
  other.on('message', (built: string[]) => modules.push(...built))
  // What it has sent is there before the connection ends, not before it exits.
  await Promise.all([once(other, 'disconnect'), once(other, 'exit')])
  if (other.exitCode !== 0 || !modules.length) throw new Error('the scripts with React could not be built')
  return modules
}

/** Builds the scripts with one runtime, and nothing else. Who started this process for that is told the ids of the modules in them. */
async function buildOnly(runtime: Runtime): Promise<void> {
  const modules = await buildScripts(runtime, FOLDERS[runtime])
  process.send?.(modules, () => process.disconnect?.())
}

/** Everything in `dist/` (decisions: A folder is a file), and the static demo shop in `dist/demo/`. */
async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  const modules = (await Promise.all([buildReactBeside(), buildScripts('preact', FOLDERS.preact)])).flat()
  const alone = { outdir: 'dist', bundle: true, minify: true, target: 'es2022', tsconfigRaw: {} } as const
  buildSync({ ...alone, entryPoints: { early: 'src/early.ts' }, format: 'iife' })
  buildSync({ ...alone, entryPoints: { 'shop-islands': 'src/styles.css' } })
  writeTypes('dist/types')
  writeLicenses('dist', modules)
  const { style, module } = tagsFor(writeIntegrity('dist'), '/shop-islands/')
  packPlugin('dist')
  await buildDemoSite('dist/demo')
  console.log(`\nFor the head of your theme:\n\n${style}\n${module}\n`)
}

const [, , only] = process.argv
if (only === 'preact' || only === 'react') await buildOnly(only)
else await buildAll()
