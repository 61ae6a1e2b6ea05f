import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../support/freshPage'
import { startScript } from '../../support/startWidgets'

beforeEach(() => {
  openPage('<main></main>')
  for (const name of ['sbjs', 'wc_order_attribution']) Reflect.deleteProperty(window, name)
})

async function startPage(): Promise<string> {
  await startScript((await import('../../../widgets/attribution/definitions')).attribution)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await vi.dynamicImportSettled()
  return document.cookie
}

test('a page of a shop that wants to know where its orders come from is recorded when the browser is idle', async () => {
  Object.assign(window, { wc_order_attribution: { params: { allowTracking: true } } })
  expect(await startPage()).toContain('sbjs_current=typ%3Dtypein')
})

test('so is a page that says so itself', async () => {
  document.querySelector('main')?.setAttribute('data-island', 'attribution')
  expect(await startPage()).toContain('sbjs_current=typ%3Dtypein')
})

test('a page that wants nothing of the kind keeps no cookies', async () => {
  expect(await startPage()).toBe('')
})
