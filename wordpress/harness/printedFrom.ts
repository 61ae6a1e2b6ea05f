import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** Where the digest stands of what the pages in `pages/` were printed from. */
export const PRINTED_FROM = 'wordpress/harness/printedFrom.txt'

/** Everything that decides what the printed pages look like: the plug-in, and the harness around it. */
function sources(): string[] {
  const plugin = readdirSync('wordpress/shop-islands', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(php|js)$/.test(file))
    .map((file) => `shop-islands/${file}`)
  const harness = ['page.php', 'wordpress.php', 'php.ts', 'scenarios.ts'].map((file) => `harness/${file}`)
  return [...plugin, ...harness].sort().map((file) => `wordpress/${file}`)
}

/** @returns the digest of these files, which needs no PHP: where it is another than the recorded one, so may the pages be. */
export function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources()) hash.update(`${file}\n`).update(readFileSync(file))
  return `${hash.digest('hex')}\n`
}
