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

test('it tells of settings that a held-back script has printed once somebody has asked for settings, and not while they ask', async () => {
  Reflect.deleteProperty(window, 'wc_add_to_cart_params')
  const { $settings } = await import('../../src/stores/settingsStore')
  const { settings } = await import('../../src/stores/settings')
  const told = vi.fn()
  $settings.listen(({ cartUrl }) => told(cartUrl))
  vi.stubGlobal('wc_add_to_cart_params', { cart_url: '/gio-hang/' })
  expect(settings().cartUrl).toBe('/gio-hang/')
  expect(told).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(told.mock.calls).toEqual([['/gio-hang/']])
})

test('who fails over new settings keeps no one else from them', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const { giveSettings, onSettingsChanged } = await import('../../src/stores/mergeSettings')
  const failure = new Error('broken')
  onSettingsChanged(() => {
    throw failure
  })
  const hear = vi.fn()
  onSettingsChanged(hear)
  giveSettings({ addTimeout: 400 })
  expect(hear).toHaveBeenCalledOnce()
  expect(vi.mocked(reportError).mock.calls).toEqual([[failure]])
})
