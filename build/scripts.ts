import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { type JsMinifyOptions, minify } from '@swc/core'
import { transform } from 'esbuild'
import {
  type InternalModuleFormat,
  type OutputAsset,
  type OutputBundle,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RollupBuild,
  rollup,
} from 'rollup'
import { COMPILED_AHEAD, fileOf } from './chunks'
import { joinParts } from './oneFile'
import { PREACT_ALIASES } from './preactAliases'

/** How every script file is minified (decisions: SWC makes the files small). */
const MINIFYING: JsMinifyOptions = { ecma: 2020, compress: { passes: 2 }, mangle: true, sourceMap: true }

/** The same for each format: of a script that is no module, SWC would leave the outermost names as they are. */
const minifyingOf: Partial<Record<InternalModuleFormat, JsMinifyOptions>> = {
  es: { ...MINIFYING, module: true },
  cjs: { ...MINIFYING, module: false, compress: { passes: 2, toplevel: true }, mangle: { toplevel: true } },
}

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

const ONE_FILE = 'shop-islands.classic.js'

/** How the id of an entry's module begins. */
const ENTRY = '\0entry:'

/** Which library stands behind `import … from 'react'`. */
export type Runtime = 'preact' | 'react'

const aliases: Record<Runtime, Readonly<Record<string, string>>> = {
  preact: PREACT_ALIASES,
  react: {},
}

/** Resolves some names to other modules. Our replacement for what the rule library imports does the same in a third of the bytes. */
function alias(runtime: Runtime): Plugin {
  const names: Readonly<Record<string, string>> = {
    ...aliases[runtime],
    '@contactable/form-data-tree': resolve('widgets/contact-form/validation/fieldTree.ts'),
  }
  return {
    name: 'alias',
    resolveId(id, importer) {
      return names[id] ? this.resolve(names[id], importer, { skipSelf: true }) : null
    },
  }
}

/** Puts a line before a script and moves its source map down by one line. */
function withFirstLine(line: string, code: string, map: string): { code: string; map: string } {
  const { mappings, ...rest } = JSON.parse(map)
  return { code: `${line}\n${code}`, map: JSON.stringify({ ...rest, mappings: `;${mappings}` }) }
}

const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Compiles TypeScript, reads `*.css?inline` as minified text, and minifies every file. */
const compile: Plugin = {
  name: 'compile',
  resolveImportMeta(property, { moduleId, format }) {
    if (property !== 'url') this.error(`${moduleId} reads import.meta.${property}: a built file knows its address only`)
    // Only where there are several files do they ask for each other by their own address.
    return format === 'cjs' ? 'document.baseURI' : null
  },
  resolveId: (id, importer) => (id.endsWith('.css?inline') && importer ? resolve(importer, '..', id) : null),
  async load(id) {
    if (!id.endsWith('.css?inline')) return null
    const { code } = await transform(await readFile(id.replace('?inline', ''), 'utf8'), { loader: 'css', minify: true })
    return `export default ${JSON.stringify(code.trim())}`
  },
  transform(code, id) {
    if (!/\.(tsx?|[mc]?js)$/.test(id)) return null
    return transform(code, { loader: 'tsx', jsx: 'automatic', target: 'es2022', sourcemap: true, define: PRODUCTION })
  },
  async renderChunk(code, { name }, { format }) {
    const minifying = minifyingOf[format]
    if (!minifying) throw new Error(`nothing is known of how the format ${format} is minified`)
    const { code: small, map } = await minify(code, minifying)
    if (!map) throw new Error(`the minifier has given no source map for ${name}`)
    return format === 'es' && COMPILED_AHEAD.test(name) ? withFirstLine(COMPILE_HINT, small, map) : { code: small, map }
  },
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

/**
 * Inserts a declaration at the head of an output file; the compile hint stays the first line.
 *
 * @throws where the hint is not there: the declaration would stand behind the first line of code, and the source map would lead astray.
 */
function declare(declaration: string, chunk: OutputChunk, bundle: OutputBundle): void {
  const map = bundle[`${chunk.fileName}.map`] as OutputAsset
  const [hint, ...rest] = chunk.code.split('\n')
  if (hint !== COMPILE_HINT) throw new Error(`${chunk.fileName} does not begin with ${COMPILE_HINT}`)
  const declared = withFirstLine(declaration, rest.join('\n'), String(map.source))
  chunk.code = `${hint}\n${declared.code}`
  map.source = declared.map
}

/**
 * Tells the core which other files each file imports (`src/islands/files.ts`). A module that is in two files stops the build, and so does a
 * core that does not ask: the build would work, and every touch would wait for one trip after the other.
 */
const tellFiles: Plugin = {
  name: 'tell-files',
  generateBundle(_options, bundle: OutputBundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    const twice = modules.find((module, index) => modules.indexOf(module) !== index)
    if (twice) throw new Error(`${twice} is in two files`)
    const parts = chunks.filter(({ isEntry, name }) => !isEntry && name !== 'core')
    const hash = ({ name, fileName }: OutputChunk) => fileName.slice(name.length + 1, -'.js'.length)
    const imports = ({ imports }: OutputChunk) => parts.filter(({ fileName }) => imports.includes(fileName))
    const words = (part: OutputChunk) => [hash(part), ...imports(part).map(({ name }) => name)].join(' ')
    const files = JSON.stringify(Object.fromEntries(parts.map((part) => [part.name, words(part)])))
    const asking = chunks.filter(({ code }) => /\bSCRIPT_FILES\b/.test(code))
    const [core, ...others] = asking
    if (core?.name !== 'core' || others.length > 0)
      throw new Error(
        `SCRIPT_FILES is for the core alone, and is read by: ${asking.map(({ name }) => name).join(', ')}`,
      )
    declare(`const SCRIPT_FILES=${files}`, core, bundle)
  },
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
  const graph = output.flatMap((file) =>
    file.type === 'chunk' ? [{ fileName: file.fileName, imports: file.imports }] : [],
  )
  await writeFile(`${dir}/meta.json`, JSON.stringify(graph))
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
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
