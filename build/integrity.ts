import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The `integrity` of each script and style sheet by its path in `dist/`, as in `react/shop-islands.js`. */
type Integrity = Readonly<Record<string, string>>

/** @returns the scripts and style sheets of a folder and of its `react/`, by name. */
export function servedFiles(folder: string): string[] {
  return ['', 'react/']
    .flatMap((part) => readdirSync(join(folder, part)).map((file) => part + file))
    .filter((file) => /\.(js|css)$/.test(file))
    .sort()
}

/** Writes `integrity.json` into a built folder. @returns its content: the sha384 of every script and style sheet. */
export function writeIntegrity(folder: string): Integrity {
  const hash = (file: string) =>
    createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')
  const integrity = Object.fromEntries(servedFiles(folder).map((file) => [file, `sha384-${hash(file)}`]))
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
  return integrity
}

/**
 * The two lines for the head of a theme.
 *
 * @param address of the folder that holds the files, with a slash at the end.
 */
export function tagsFor(integrity: Integrity, address: string): { style: string; module: string } {
  const checked = (file: string) => `${address}${file}" integrity="${integrity[file]}" crossorigin="anonymous"`
  return {
    style: `<link rel="stylesheet" href="${checked('shop-islands.css')}>`,
    module: `<script type="module" src="${checked('shop-islands.js')}></script>`,
  }
}
