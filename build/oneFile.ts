import { encodedMap, FlattenMap } from '@jridgewell/trace-mapping'
import type { OutputChunk, RollupOutput } from 'rollup'

/**
 * Runs a part when it is first asked for, as a browser does with a module, and keeps what it exports. A part that throws is run again when
 * it is asked for again. The names are those that Rollup writes into a part in CommonJS. Optimisers put other scripts before and after: the
 * first sign ends one that has no end of its own, and strict mode is for ours alone.
 */
const LOADER = `;(()=>{"use strict"
const known={}
function require(name){
const exports=known[name]||={}
const run=parts[name]
if(run){delete parts[name];try{run(exports,require)}catch(error){parts[name]=run;throw error}}
return exports
}
const parts={
`

/** The line with which Rollup ends a file that has a source map, and the line break before it. */
export const MAP_LINE = /\n\/\/# sourceMappingURL=\S+\n?$/

/**
 * Everything that the loader is asked for has to be among the parts: at run time, what is missing would be a module without exports.
 *
 * @throws the names of those that are not.
 */
function expectWhole(parts: readonly OutputChunk[], entry: string): void {
  const names = parts.map(({ fileName }) => fileName)
  const wanted = [`${entry}.js`, ...parts.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])]
  const missing = wanted.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`the one-file script lacks ${missing.join(', ')}`)
}

/** How many lines a text adds before what comes after it. */
const linesOf = (text: string) => text.split('\n').length - 1

/**
 * Joins the parts of a script, each in CommonJS, into one script for a plain tag. Rollup's own way to have a single file
 * (`inlineDynamicImports`) runs the modules of all areas as the page opens, those that nobody will need and those that stand back beside an
 * old script included.
 *
 * @param output Rollup's: the parts, each with its source map.
 * @param entry the name of the part that runs when the script does; other entries are left out.
 * @param fileName of the script, for its source map.
 * @throws where a part is missing, or ends otherwise than Rollup ends it.
 */
export function joinParts(
  output: RollupOutput['output'],
  entry: string,
  fileName: string,
): { code: string; map: string } {
  const parts = output.filter(
    (file): file is OutputChunk => file.type === 'chunk' && (!file.isEntry || file.name === entry),
  )
  expectWhole(parts, entry)
  let code = LOADER
  const sections = parts.map((part) => {
    code += `${JSON.stringify(`./${part.fileName}`)}(exports,require){\n`
    const offset = { line: linesOf(code), column: 0 }
    if (!MAP_LINE.test(part.code)) throw new Error(`${part.fileName} does not end with the address of its source map`)
    code += `${part.code.replace(MAP_LINE, '')}\n},\n`
    return { offset, map: JSON.parse(String(part.map)) }
  })
  code += `};require("./${entry}.js")})()\n//# sourceMappingURL=${fileName}.map\n`
  return { code, map: JSON.stringify({ ...encodedMap(FlattenMap({ version: 3, sections })), file: fileName }) }
}
