import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'

beforeEach(() => {
  openPage()
})

test('the store has the settings from the start, and tells of those that come later, once each time', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { cart_url: '/gio-hang/' })
  const { $settings } = await import('../../src/stores/settingsStore')
  const { settings } = await import('../../src/stores/settings')
  const { giveSettings } = await import('../../src/stores/mergeSettings')
  expect($settings.get()).toEqual(settings())
  expect($settings.get().cartUrl).toBe('/gio-hang/')
  const told = vi.fn()
  $settings.listen(({ addTimeout }) => told(addTimeout))
  giveSettings({ addTimeout: 400 })
  expect(told.mock.calls).toEqual([[400]])
  expect(settings().addTimeout).toBe(400)
})
