import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type JsMinifyOptions, minify } from '@swc/core'
import { transform } from 'esbuild'
import type { InternalModuleFormat, Plugin } from 'rollup'
import { COMPILED_AHEAD } from './chunks'
import { correctLibrary } from './correctLibrary'

/** How every script file is minified (decisions: SWC makes the files small). */
const MINIFYING: JsMinifyOptions = { ecma: 2020, compress: { passes: 2 }, mangle: true, sourceMap: true }

/** The same for each format: of a script that is no module, SWC would leave the outermost names as they are. */
const minifyingOf: Partial<Record<InternalModuleFormat, JsMinifyOptions>> = {
  es: { ...MINIFYING, module: true },
  cjs: { ...MINIFYING, module: false, compress: { passes: 2, toplevel: true }, mangle: { toplevel: true } },
}

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/** Puts a line before a script and moves its source map down by one line. */
export function withFirstLine(line: string, code: string, map: string): { code: string; map: string } {
  const { mappings, ...rest } = JSON.parse(map)
  return { code: `${line}\n${code}`, map: JSON.stringify({ ...rest, mappings: `;${mappings}` }) }
}

/** The first line of the files that are compiled ahead. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Compiles TypeScript, reads `*.css?inline` as minified text, and minifies every file. */
export const compile: Plugin = {
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
    const source = correctLibrary(code, id)
    return transform(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022', sourcemap: true, define: PRODUCTION })
  },
  async renderChunk(code, { name }, { format }) {
    const minifying = minifyingOf[format]
    if (!minifying) throw new Error(`nothing is known of how the format ${format} is minified`)
    const { code: small, map } = await minify(code, minifying)
    if (!map) throw new Error(`the minifier has given no source map for ${name}`)
    return format === 'es' && COMPILED_AHEAD.test(name) ? withFirstLine(COMPILE_HINT, small, map) : { code: small, map }
  },
}
