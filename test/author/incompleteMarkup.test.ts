import { expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../support/freshPage'
import { click, find } from '../support/page'
import { approach, startPage } from '../support/startPage'

async function open(html: string): Promise<TestPage> {
  const page = openPage(html)
  stopClock()
  await startPage()
  await pass(50)
  return page
}

test.each([
  ['<a data-island="quick-view" href="/p/" id="host">View</a>', 'quick-view-without-product'],
  ['<form data-island="search" id="host"><input name="x"></form>', 'search-without-field'],
  ['<a data-island="off-canvas" href="#" id="host">Menu</a>', 'nothing-to-open'],
])('what is missing in %s is said at the first touch, once', async (html, told) => {
  const page = await open(html)
  expect(page.reports).toEqual([])
  await approach('#host')
  await pass(50)
  await approach('#host')
  expect(page.reports).toEqual([told])
})

test('data-open that names nothing says so when it is clicked', async () => {
  const page = await open('<a data-open="#menu" href="#" id="host">Menu</a>')
  click(find('#host'))
  await pass(50)
  expect(page.reports).toEqual(['nothing-to-open: #menu'])
})

test('an accordion of our mark without titles says so; one of a foreign class may be anything', async () => {
  const page = await open('<div data-island="accordion"><p>A</p></div><div class="accordion"><h3>A</h3></div>')
  // The first of this file to load the area, which takes as long as it takes.
  await vi.waitFor(() => expect(page.reports).toEqual(['accordion-without-titles']), { timeout: 10_000 })
})

test.each([
  '<a data-island="quick-view" data-prod="5" href="/p/" id="host">View</a>',
  '<form data-island="search" id="host"><input name="s"></form>',
  '<a data-open="#menu" href="#" id="host">Menu</a><nav id="menu"></nav>',
])('nothing is said of %s', async (html) => {
  const page = await open(html)
  await approach('#host')
  await pass(50)
  expect(page.reports).toEqual([])
})
