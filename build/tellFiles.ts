import type { OutputAsset, OutputBundle, OutputChunk, Plugin } from 'rollup'
import { COMPILE_HINT, withFirstLine } from './compile'

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
export const tellFiles: Plugin = {
  name: 'tell-files',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
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
