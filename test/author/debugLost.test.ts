import { expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'

test('an inspector that cannot be loaded is told of', async () => {
  const page = openPage()
  document.head.innerHTML = '<script type="text/plain" data-shop-islands data-start="manual" data-debug></script>'
  vi.stubGlobal('shopIslands', undefined)
  vi.doMock('../../src/author/inspect', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { installShopIslands } = await import('../../src/shopIslands')
  installShopIslands(() => {})
  await vi.dynamicImportSettled()
  vi.doUnmock('../../src/author/inspect')
  expect(page.reports).toEqual([expect.stringMatching(/^chunk-failed/)])
})
