import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../support/freshPage'
import { find } from '../support/page'
import { startPage } from '../support/startPage'

let page: TestPage

/** Lets the search for hosts come to rest, and what it loads. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

test('a misspelt name is reported once when the page is idle, at its first element, with the nearest one', async () => {
  page = openPage('<a data-island="add-to-card" id="first"></a><a data-island="add-to-card"></a><p data-island=""></p>')
  const targets: (EventTarget | null)[] = []
  document.addEventListener('shop-islands:error', ({ target }) => targets.push(target))
  await startPage()
  await vi.waitFor(() => expect(page.reports).toEqual(['island-unknown: add-to-card (did you mean add-to-cart?)']))
  expect(targets).toEqual([find('#first')])
})

test('a name that is like none is reported without a guess, also in what arrives late', async () => {
  page = openPage('<main></main>')
  await startPage()
  await rest()
  expect(page.reports).toEqual([])
  find('main').innerHTML = '<p data-island="zzz"></p>'
  await vi.waitFor(() => expect(page.reports).toEqual(['island-unknown: zzz']))
})

test('a name whose definition comes with the last script of the page is not reported', async () => {
  page = openPage('<p data-island="gift-wrap"></p>')
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await startPage()
  await rest()
  const { defineWidget } = await import('../../src/islands/start')
  defineWidget({ name: 'gift-wrap', selectors: '[data-island=gift-wrap]', wake: 'touch', component: () => null })
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('load'))
  await rest()
  expect(page.reports).toEqual([])
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
/** Examples of widgets of a theme's own. */
const ownExamples = ['food-calculator', 'gift-wrap', 'starter-kit']

test('every name that our widgets look for, hosts and parts, is known', async () => {
  page = openPage()
  await startPage()
  const { knownNames } = await import('../../src/islands/hostIndex')
  expect([...new Set(names)].filter((name) => !knownNames().has(name) && !ownExamples.includes(name))).toEqual([])
})
