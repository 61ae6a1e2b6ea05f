import { readFileSync, writeFileSync } from 'node:fs'
import { servedFiles } from './integrity'
import { zip } from './zip'

const PLUGIN = 'wordpress/shop-islands'

/** Packs the WordPress plug-in with the script's files in it, as WordPress installs it: `shop-islands-wordpress.zip` in the built folder. */
export function packPlugin(folder: string): void {
  const script = servedFiles(folder).filter((file) => !file.startsWith('react/'))
  const paths: [string, string][] = [
    ...['shop-islands.php', 'readme.txt'].map((file): [string, string] => [file, `${PLUGIN}/${file}`]),
    ['LICENSE', 'LICENSE'],
    ['script/LICENSES.txt', `${folder}/LICENSES.txt`],
    ...script.map((file): [string, string] => [`script/${file}`, `${folder}/${file}`]),
  ]
  const files = Object.fromEntries(paths.map(([path, source]) => [`shop-islands/${path}`, readFileSync(source)]))
  writeFileSync(`${folder}/shop-islands-wordpress.zip`, zip(files))
}
