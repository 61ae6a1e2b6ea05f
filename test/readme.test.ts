import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsInMarkdown } from '../docs/events'
import { settingsInMarkdown } from '../docs/settings'
import packageJson from '../package.json'
import { defaultAttributionSettings } from '../widgets/attribution/tracker/trackerSettings'
import { loadAllWidgets } from './support/allWidgets'

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

test('the README is read in a minute', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8000)
})

test('docs/settings.md is what `npm run docs` writes', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsInMarkdown())
})

test('docs/settings.md has every setting of every area, with its default', async () => {
  const files = readdirSync('src/stores', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /ettings\.ts$/.test(file),
  )
  const exports = await Promise.all(files.map((file): Promise<object> => import(`../src/stores/${file}`)))
  const defaults = [...exports, { defaultAttributionSettings }]
    .flatMap(Object.entries)
    .filter(([name]) => name.startsWith('default'))
  const names = defaults.flatMap(([, settings]) => Object.keys(settings))
  expect(names.filter((name) => !settingsInMarkdown().includes(`| \`${name}\` |`))).toEqual([])
})

test('docs/markup.md lists every attribute that a widget looks for', async () => {
  const markup = readFileSync('docs/markup.md', 'utf8')
  const names = (await loadAllWidgets()).flatMap(({ selectors }) =>
    [...selectors.matchAll(/\[data-island="([\w-]+)"\]/g)].map(([, name]) => name),
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

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/own-widget.md',
  'docs/wordpress.md',
  'docs/troubleshooting.md',
  'docs/contract.md',
  'docs/behaviours.md',
  'docs/selectors.md',
  'docs/security.md',
])('every file of the project that %s links to is there', (document) => {
  const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)
  expect([...links].map(([, link = '']) => join(dirname(document), link)).filter((file) => !existsSync(file))).toEqual(
    [],
  )
})
