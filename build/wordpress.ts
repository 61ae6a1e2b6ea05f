import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { zipSync } from 'fflate'
import { servedFiles } from './integrity'
import { MAP_LINE } from './oneFile'

const PLUGIN = 'wordpress/shop-islands'

/**
 * The first day that the zip format knows, in local time, because it is read as local time: two builds of one commit are equal to the byte,
 * wherever and whenever they are made.
 */
const DAY = new Date(1980, 0, 1)

/** @returns `calls.js` as it goes into the zip: the plug-in prints it into every page. */
export function minifiedCalls(): string {
  return transformSync(readFileSync(`${PLUGIN}/calls.js`, 'utf8'), { minify: true, target: 'es2022' }).code
}

/**
 * A script of the built folder as it goes into the zip: it names no source map, because with all maps the zip would be larger than the 2 MB
 * that PHP takes as an upload unless it is told otherwise.
 */
function withoutMap(path: string): Buffer {
  return Buffer.from(readFileSync(path, 'utf8').replace(MAP_LINE, '\n'))
}

/** Writes `shop-islands-wordpress.zip` into the built folder: the WordPress plug-in with the script's files, ready to be uploaded. */
export function packPlugin(folder: string): void {
  const script = servedFiles(folder).filter((file) => !file.startsWith('react/'))
  const plugin = readdirSync(PLUGIN)
    .filter((file) => /\.(php|txt)$/.test(file))
    .sort()
  const files: Record<string, Uint8Array> = {}
  const add = (path: string, content: Uint8Array) => {
    files[`shop-islands/${path}`] = content
  }
  for (const file of plugin) add(file, readFileSync(`${PLUGIN}/${file}`))
  add('LICENSE', readFileSync('LICENSE'))
  add('script/LICENSES.txt', readFileSync(`${folder}/LICENSES.txt`))
  for (const file of script) add(`script/${file}`, withoutMap(`${folder}/${file}`))
  add('calls.js', Buffer.from(minifiedCalls()))
  writeFileSync(`${folder}/shop-islands-wordpress.zip`, zipSync(files, { level: 9, mtime: DAY }))
}
