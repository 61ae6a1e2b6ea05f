import { expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'

test('an outline of the hosts that cannot be loaded is told of', async () => {
  const page = openPage()
  document.head.innerHTML = '<script type="text/plain" data-shop-islands data-start="manual" data-debug></script>'
  vi.stubGlobal('shopIslands', undefined)
  vi.doMock('../../src/author/outline', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { installShopIslands } = await import('../../src/shopIslands')
  installShopIslands(() => {})
  await vi.dynamicImportSettled()
  vi.doUnmock('../../src/author/outline')
  expect(page.reports).toEqual([expect.stringMatching(/^chunk-failed/)])
})
