import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json'
import { defaultProductSettings } from '../src/stores/product/productSettings'
import { defaultSettings } from '../src/stores/settings'
import { loadAllWidgets } from './support/allWidgets'

const readme = readFileSync('README.md', 'utf8')
const { earlyRaw, preact, productUntouchedBrotli } = packageJson.sizeBudgets

test.each([
  ['the core', preact.core],
  ['`early.js`', earlyRaw],
  ['a listing before the first touch', preact.listingUntouched],
  ['the same listing', preact.listingInUse],
  ['everything a listing', preact.listingEver],
  ['a product page before its gallery', productUntouchedBrotli],
  ['the one-file classic script', preact.classic],
])('the README names the limit that breaks the build: %s', (what, limit) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${what}`))
  expect(row).toMatch(new RegExp(`\\| ${limit.toLocaleString('en')} +\\|$`))
})

test('the README lists every setting', () => {
  const names = Object.keys({ ...defaultSettings, ...defaultProductSettings })
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the README lists every attribute that a widget looks for', async () => {
  const names = (await loadAllWidgets()).flatMap(({ hooks }) =>
    [...hooks.matchAll(/\[data-island="([\w-]+)"\]/g)].map(([, name]) => name),
  )
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
