import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The licence of a package: its text, or, where the package has no such file, the licence's name from its manifest.
 *
 * @throws where there is neither.
 */
function licenseOf(name: string): string {
  const folder = join('node_modules', name)
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (file) return readFileSync(join(folder, file), 'utf8').trim()
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!license || !author) throw new Error(`${name} has no licence to pass on`)
  return `${license} licence, copyright ${author.name ?? author}`
}

/**
 * Writes the licences of the libraries whose code is in the files.
 *
 * @param modules the ids of all modules that were built.
 */
export function writeLicenses(folder: string, modules: Iterable<string>): void {
  const names = [...modules].flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
  const texts = [...new Set(names)].sort().map((name) => `# ${name}\n\n${licenseOf(name)}\n`)
  writeFileSync(join(folder, 'LICENSES.txt'), texts.join('\n'))
}
