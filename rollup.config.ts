import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { type JsMinifyOptions, minify } from '@swc/core'
import { buildSync, transform } from 'esbuild'
import { type OutputAsset, type OutputBundle, type OutputChunk, type Plugin, type RollupBuild, rollup } from 'rollup'
import { tagsFor, writeIntegrity } from './build/integrity'
import { writeLicenses } from './build/licenses'
import { PREACT_ALIASES } from './build/preactAliases'
import { writeTypes } from './build/types'
import { packPlugin } from './build/wordpress'
import { buildDemoSite } from './demo-pages/build'

/** How every script file is minified (decisions: SWC makes the files small). */
const MINIFYING: JsMinifyOptions = { ecma: 2020, compress: { passes: 2 }, mangle: true, sourceMap: true }

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/** Which library stands behind `import … from 'react'`. */
type Runtime = 'preact' | 'react'

const aliases: Record<Runtime, Readonly<Record<string, string>>> = {
  preact: PREACT_ALIASES,
  react: {},
}

/** The file that each library goes into; `base` has those that several files use. */
const libraryFiles = [
  [/^(preact|@preact|react|react-dom|scheduler|@nanostores)\//, 'react'],
  [/^embla-carousel/, 'slider'],
  [/^photoswipe\//, 'lightbox'],
  [/^@contactable\//, 'contact-form'],
] as const

/** A folder is a file: the name of the file that a module goes into, unless the core needs the module. */
function fileOf(id: string): string {
  // The CommonJS plug-in adds helper modules: a module's name with `\0` before it and `?…` after it.
  const module = relative('.', id.replace(/^\0|\?.*$/g, ''))
  const [, library] = /.*node_modules\/(.*)/.exec(module) ?? []
  if (library) return libraryFiles.find(([name]) => name.test(library))?.[1] ?? 'base'
  // Dialogs, notices and most of what theme authors import are components, so they come with React. So does what opens pictures, which
  // several areas use; the lightbox library has a file of its own.
  if (/^src\/(dialog\/|notice\/|lightbox\/useOpenPictures|api\.ts)/.test(module)) return 'react'
  const [, area, own, language] =
    /^(?:widgets\/([\w-]+)\/|src\/(react|slider|lightbox|author)\/|src\/text\/(vi|en)\.ts)/.exec(module) ?? []
  return area ?? own ?? (language ? `text-${language}` : 'base')
}

/**
 * The files whose functions the browser compiles while it fetches them, off the main thread, rather than one by one when the first touch
 * needs them (V8's explicit compile hints; to other browsers they are a comment): those that nearly every visit runs. Compiling all files
 * would take twice as much memory.
 */
const COMPILED_AHEAD = /^(core|base|react|cart|text-\w+)$/
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

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

/** Compiles TypeScript, reads `*.css?inline` as minified text, and minifies every file. */
const compile: Plugin = {
  name: 'compile',
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
    const { code: small, map = '' } = await minify(code, { ...MINIFYING, module: format === 'es' })
    return COMPILED_AHEAD.test(name) ? withFirstLine(COMPILE_HINT, small, map) : { code: small, map }
  },
}

/**
 * An entry only imports and re-exports another module: a page may ask for the entry with `?ver=…`, and all files must still find the same
 * core. Its module has a name of its own, so that it belongs to no folder. The one-file script exports nothing: `run:`.
 */
const entries: Plugin = {
  name: 'entries',
  resolveId: (id) => (/^(entry|run):/.test(id) ? `\0${id}` : null),
  load(id) {
    const [, kind, module = ''] = /^\0(entry|run):(.*)/.exec(id) ?? []
    return kind ? `${kind === 'entry' ? 'export * from' : 'import'} '${resolve(module)}'` : null
  },
}

function open(input: Record<string, string>, runtime: Runtime): Promise<RollupBuild> {
  const resolving = nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] })
  return rollup({
    input,
    plugins: [entries, alias(runtime), resolving, compile, commonjs()],
    // Circular imports inside a library are not ours to mend.
    onLog: (level, log, handle) => {
      if (log.code !== 'CIRCULAR_DEPENDENCY' || !log.ids?.every((id) => id.includes('node_modules'))) handle(level, log)
    },
  })
}

/** Inserts a declaration at the head of an output file; the compile hint stays the first line. */
function declare(declaration: string, chunk: OutputChunk, bundle: OutputBundle): void {
  const map = bundle[`${chunk.fileName}.map`] as OutputAsset
  const [hint = '', ...rest] = chunk.code.split('\n')
  const declared = withFirstLine(declaration, rest.join('\n'), String(map.source))
  chunk.code = `${hint}\n${declared.code}`
  map.source = declared.map
}

/** Tells the core which other files each file imports (`src/islands/files.ts`). A module that is in two files stops the build. */
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
    for (const chunk of chunks)
      if (chunk.code.includes('SCRIPT_FILES')) declare(`const SCRIPT_FILES=${files}`, chunk, bundle)
  },
}

/**
 * The split modules: the two entries, and a file for each folder under the hash of its content.
 *
 * @returns the ids of the modules in them.
 */
async function buildModules(runtime: Runtime, dir: string): Promise<string[]> {
  const bundle = await open({ 'shop-islands': 'entry:src/main.ts', api: 'entry:src/api.ts' }, runtime)
  const core = new Set<string>([resolve('src/main.ts')])
  const { output } = await bundle.write({
    dir,
    sourcemap: true,
    chunkFileNames: '[name]-[hash].js',
    hoistTransitiveImports: false,
    freeze: false,
    plugins: [tellFiles],
    manualChunks(module, { getModuleInfo }) {
      // The core is what its entry imports statically, directly or not.
      for (const id of core) for (const next of getModuleInfo(id)?.importedIds ?? []) core.add(next)
      if (module.startsWith('\0entry:')) return undefined
      return core.has(module) || module === '\0commonjsHelpers.js' ? 'core' : fileOf(module)
    },
  })
  const graph = output.flatMap((file) =>
    file.type === 'chunk' ? [{ fileName: file.fileName, imports: file.imports }] : [],
  )
  await writeFile(`${dir}/meta.json`, JSON.stringify(graph))
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

/**
 * The scripts with one runtime: the split modules, and all in one file for tags without `type="module"`.
 *
 * @returns the ids of the modules in them.
 */
async function buildScripts(runtime: Runtime, dir: string): Promise<string[]> {
  const modules = await buildModules(runtime, dir)
  const classic = await open({ 'shop-islands.classic': 'run:src/main.ts' }, runtime)
  await classic.write({ dir, sourcemap: true, format: 'iife', inlineDynamicImports: true })
  return modules
}

/** The argument with which this file is run a second time, for the scripts with React alone. */
const ONLY_REACT = 'only-react'

/** The scripts with React, in a process of their own: minifying keeps one processor busy for half of the build's time. */
async function buildReactBeside(): Promise<string[]> {
  const other = fork(fileURLToPath(import.meta.url), [ONLY_REACT])
  const modules: string[] = []
  other.on('message', (built: string[]) => modules.push(...built))
  const [code] = await once(other, 'exit')
  if (code !== 0) throw new Error('the scripts with React could not be built')
  return modules
}

/** Everything in `dist/` (decisions: A folder is a file), and the static demo shop in `dist/demo/`. */
async function buildAll(): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  const modules = (await Promise.all([buildReactBeside(), buildScripts('preact', 'dist')])).flat()
  const alone = { outdir: 'dist', bundle: true, minify: true, target: 'es2022', tsconfigRaw: {} } as const
  buildSync({ ...alone, entryPoints: { early: 'src/islands/early.ts' }, format: 'iife' })
  buildSync({ ...alone, entryPoints: { 'shop-islands': 'src/styles.css' } })
  writeTypes('dist/types')
  writeLicenses('dist', modules)
  const { style, module } = tagsFor(writeIntegrity('dist'), '/shop-islands/')
  packPlugin('dist')
  await buildDemoSite('dist/demo')
  console.log(`\nFor the head of your theme:\n\n${style}\n${module}\n`)
}

if (process.argv[2] === ONLY_REACT) process.send?.(await buildScripts('react', 'dist/react'))
else await buildAll()
