import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { type OutputOptions, type Plugin, type RollupBuild, rollup } from 'rollup'
import { fileOf } from './chunks'
import { compile } from './compile'
import { joinParts } from './oneFile'
import { PREACT_ALIASES } from './preactAliases'
import { tellFiles } from './tellFiles'

const ONE_FILE = 'shop-islands.classic.js'

/** How the id of an entry's module begins. */
const ENTRY = '\0entry:'

/** Which library stands behind `import … from 'react'`. */
export type Runtime = 'preact' | 'react'

/** Resolves some names to other modules. Our replacement for what the rule library imports does the same in a third of the bytes. */
function alias(runtime: Runtime): Plugin {
  const names: Readonly<Record<string, string>> = {
    ...(runtime === 'preact' && PREACT_ALIASES),
    '@contactable/form-data-tree': resolve('widgets/contact-form/validation/fieldTree.ts'),
  }
  return {
    name: 'alias',
    resolveId(id, importer) {
      return names[id] ? this.resolve(names[id], importer, { skipSelf: true }) : null
    },
  }
}

/**
 * An entry only imports and re-exports another module: a page may ask for the entry with `?ver=…`, and all files must still find the same
 * core. Its module has a name of its own, so that it belongs to no folder.
 */
const entries: Plugin = {
  name: 'entries',
  resolveId: (id) => (id.startsWith('entry:') ? `\0${id}` : null),
  load: (id) => (id.startsWith(ENTRY) ? `export * from '${resolve(id.slice(ENTRY.length))}'` : null),
}

function open(runtime: Runtime): Promise<RollupBuild> {
  const resolving = nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] })
  return rollup({
    input: { 'shop-islands': 'entry:src/main.ts', api: 'entry:src/api.ts' },
    plugins: [entries, alias(runtime), resolving, compile, commonjs()],
    // Circular imports inside a library are not ours to correct.
    onLog: (level, log, handle) => {
      if (log.code !== 'CIRCULAR_DEPENDENCY' || !log.ids?.every((id) => id.includes('node_modules'))) handle(level, log)
    },
  })
}

/** How the modules are put into files: one for each folder. The core is what its entry imports statically, directly or not. */
function inFolders(): OutputOptions {
  const core = new Set<string>([resolve('src/main.ts')])
  return {
    sourcemap: true,
    hoistTransitiveImports: false,
    freeze: false,
    manualChunks(module, { getModuleInfo }) {
      for (const id of core) for (const next of getModuleInfo(id)?.importedIds ?? []) core.add(next)
      if (module.startsWith(ENTRY)) return undefined
      return core.has(module) || module === '\0commonjsHelpers.js' ? 'core' : fileOf(module)
    },
  }
}

/**
 * Writes the split modules: the two entries, and a file for each folder under the hash of its content.
 *
 * @returns the ids of the modules in them.
 */
async function writeModules(build: RollupBuild, dir: string): Promise<string[]> {
  const { output } = await build.write({
    ...inFolders(),
    dir,
    chunkFileNames: '[name]-[hash].js',
    plugins: [tellFiles],
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  const graph = chunks.map(({ fileName, imports }) => ({ fileName, imports }))
  await writeFile(`${dir}/meta.json`, JSON.stringify(graph))
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}

/** Writes the same in one file, for tags without `type="module"`. */
async function writeOneFile(build: RollupBuild, dir: string): Promise<void> {
  const { output } = await build.generate({
    ...inFolders(),
    dir,
    format: 'cjs',
    chunkFileNames: '[name].js',
    dynamicImportInCjs: false,
    esModule: false,
    interop: 'esModule',
    minifyInternalExports: true,
    strict: false,
  })
  const { code, map } = joinParts(output, 'shop-islands', ONE_FILE)
  await Promise.all([writeFile(`${dir}/${ONE_FILE}`, code), writeFile(`${dir}/${ONE_FILE}.map`, map)])
}

/**
 * Builds the scripts with one runtime: the split modules, and all in one file.
 *
 * @param dir the folder for them.
 * @returns the ids of the modules in them.
 */
export async function buildScripts(runtime: Runtime, dir: string): Promise<string[]> {
  const build = await open(runtime)
  const modules = await writeModules(build, dir)
  await writeOneFile(build, dir)
  await build.close()
  return modules
}
