import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsInMarkdown } from '../docs/settings'
import packageJson from '../package.json'
import { defaultAttributionSettings } from '../src/attribution/attributionSettings'
import { defaultSettings } from '../src/stores/settings'
import { loadAllWidgets } from './support/allWidgets'

const readme = readFileSync('README.md', 'utf8')
const { earlyRaw, pageWidgetBrotli, partsBrotli, preact, productUntouchedBrotli } = packageJson.sizeBudgets

test.each([
  ['the core', preact.core],
  ['`early.js`', earlyRaw],
  ['a listing before the first touch', preact.listingUntouched],
  ['the same listing', preact.listingInUse],
  ['everything a listing', preact.listingEver],
  ['a product page before its gallery', productUntouchedBrotli],
  ['each file of a page widget', pageWidgetBrotli],
  ['what marks the products in a wishlist', partsBrotli.wishlistShown],
  ['what a click on a wishlist button', partsBrotli.wishlistChanged],
  ['what puts a product on the quote list', partsBrotli.quote],
  ['the coupon pop-up, shown', partsBrotli.couponShown],
  ['its form, loaded', partsBrotli.couponForm],
  ['a contact form', partsBrotli.contactForm],
  ['the search’s suggestions', partsBrotli.search],
  ['the tracker', partsBrotli.tracker],
  ['the one-file classic script', preact.classic],
])('the README names the limit that breaks the build: %s', (what, limit) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${what}`))
  expect(row).toMatch(new RegExp(`\\| ${limit.toLocaleString('en')} +\\|$`))
})

test('the README lists every setting of all pages', () => {
  expect(Object.keys(defaultSettings).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
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

test('the README lists every attribute that a widget looks for', async () => {
  const names = (await loadAllWidgets()).flatMap(({ hooks }) =>
    [...hooks.matchAll(/\[data-island="([\w-]+)"\]/g)].map(([, name]) => name),
  )
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the README names every event of our own', () => {
  const events = readFileSync('src/page/events.ts', 'utf8').matchAll(/^ {2}'(shop-islands:[\w-]+)':/gm)
  expect([...events].flatMap(([, name]) => (readme.includes(`\`${name}\``) ? [] : [name]))).toEqual([])
})
