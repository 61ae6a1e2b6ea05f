import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../support/freshPage'
import { find } from '../support/page'
import { startPage } from '../support/startPage'

let page: TestPage

/** A theme's own definitions have five seconds after the page has loaded. */
const LATER = 5100

async function open(html: string): Promise<void> {
  page = openPage(html)
  stopClock()
  await startPage()
  await pass(50)
}

test('a misspelt name is reported once when the page has loaded, at its first element, with the nearest one', async () => {
  const targets: (EventTarget | null)[] = []
  document.addEventListener('shop-islands:error', ({ target }) => targets.push(target))
  await open('<a data-island="add-to-card" id="first"></a><a data-island="add-to-card"></a><p data-island=""></p>')
  await pass(LATER)
  expect(page.reports).toEqual(['island-unknown: add-to-card (did you mean add-to-cart?)'])
  expect(targets).toEqual([find('#first')])
})

test('a name that is like none is reported without a guess, also in what arrives late', async () => {
  await open('<main></main>')
  await pass(LATER)
  expect(page.reports).toEqual([])
  find('main').innerHTML = '<p data-island="zzz"></p>'
  await pass(LATER)
  await pass(LATER)
  expect(page.reports).toEqual(['island-unknown: zzz'])
})

test('a name whose definition comes with the last script of the page, or soon after, is not reported', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await open('<p data-island="gift-wrap"></p><p data-island="zzz"></p>')
  await pass(LATER)
  readyState.mockRestore()
  window.dispatchEvent(new Event('load'))
  await pass(1000)
  const { defineWidget } = await import('../../src/islands/start')
  defineWidget({ name: 'gift-wrap', selectors: '[data-island=gift-wrap]', wake: 'touch', component: () => null })
  await pass(LATER)
  expect(page.reports).toEqual(['island-unknown: zzz'])
})

beforeEach(() => {
  vi.restoreAllMocks()
})

/** Every name that our own code looks for, and that the demo's pages say. */
const names = ['src', 'widgets', 'demo-pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/data-island="([a-z-]+)"/g)])
    .map(([, name]) => name as string),
)
/** Widgets of a theme's own: examples, and those of the demo's guide. */
const ownExamples = ['food-calculator', 'gift-wrap', 'starter-kit', 'copy-code', 'gallery-search', 'side-by-side']

test('every name that our widgets look for, hosts and parts, is known', async () => {
  page = openPage()
  await startPage()
  const { knownNames } = await import('../../src/islands/hostIndex')
  expect([...new Set(names)].filter((name) => !knownNames().has(name) && !ownExamples.includes(name))).toEqual([])
})
