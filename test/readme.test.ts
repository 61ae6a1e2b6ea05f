import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsInMarkdown } from '../docs/events'
import { settingsInMarkdown } from '../docs/settings'
import packageJson from '../package.json'
import { catalogue } from '../widgets/catalogue'

const readme = readFileSync('README.md', 'utf8')
const { earlyRaw, preact } = packageJson.sizeBudgets

test.each([
  ['a listing before the first touch', preact.listingUntouched],
  ['the same on a visitor’s very first page', preact.listingFirstVisit],
  ['adding and removing', preact.cartInUse],
  ['all script', { bytes: preact.allScript, files: preact.files }],
  ['the one-file classic script', { bytes: preact.classic, files: 1 }],
  ['`early.js`', { bytes: earlyRaw, files: 1 }],
])('the README names the limit that breaks the build: %s', (what, { bytes, files }) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${what}`))
  expect(row).toMatch(new RegExp(`\\| ${bytes.toLocaleString('en')} +\\| ${files} +\\|$`))
})

test('the README is read in five minutes: 8,000 bytes and 1,100 words at most', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8000)
  expect(readme.match(/\S+/g)?.length).toBeLessThanOrEqual(1100)
})

test('docs/settings.md is what `npm run docs` writes', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsInMarkdown())
})

/** A default as `docs/settings.md` shows it. */
function shownDefault(value: unknown): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  const said = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return `\`${said.replaceAll('|', '\\|')}\``
}

test('docs/settings.md has every setting of every area, with its default', async () => {
  const files = ['src/stores', 'widgets']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /ettings\.ts$/.test(file))
  const modules = await Promise.all(files.map((file): Promise<object> => import(/* @vite-ignore */ `../${file}`)))
  const groups = new Set(
    modules.flatMap(Object.entries).flatMap(([name, value]) => (/^default\w*Settings$/.test(name) ? [value] : [])),
  )
  const defaults = [...groups].flatMap((group) => Object.entries<unknown>(group))
  // A number may have underscores between its digits.
  const rows = settingsInMarkdown().replaceAll(/(?<=\d)_(?=\d)/g, '')
  const missing = defaults.filter(([name, value]) => !rows.includes(`| \`${name}\` | ${shownDefault(value)} |`))
  expect(missing).toEqual([])
  expect(rows.match(/^\| `/gm)).toHaveLength(defaults.length)
  expect(groups.size).toBeGreaterThan(10)
})

test('docs/markup.md lists every attribute that a widget looks for, in its hosts and around them', () => {
  const markup = readFileSync('docs/markup.md', 'utf8')
  const names = catalogue.flatMap(({ selectors, parts = '' }) =>
    [...`${selectors},${parts}`.matchAll(/\[data-island="([\w-]+)"\]/g)].map(([, name]) => name),
  )
  expect(names.filter((name) => !markup.includes(`\`${name}\``))).toEqual([])
})

test('docs/events.md is what `npm run docs` writes', () => {
  expect(readFileSync('docs/events.md', 'utf8')).toBe(eventsInMarkdown())
})

test('docs/events.md has every event of our own', () => {
  const files = ['src', 'widgets']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && file !== join('src', 'page', 'events.ts'))
  // Whoever raises or hears one says its name in full.
  const said = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')shop-islands:[\w-]+(?=')/g) ?? [])
  const documented = [...eventsInMarkdown().matchAll(/^\| `(shop-islands:[\w-]+)` \|/gm)].map(([, name]) => name)
  expect(documented).toHaveLength(new Set(said).size)
  expect(said.filter((name) => !documented.includes(name))).toEqual([])
})
