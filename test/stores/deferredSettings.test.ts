import { expect, test, vi } from 'vitest'
import { openPage, stopClock } from '../support/freshPage'
import { startScript } from '../support/startPage'

test('settings that a deferred script prints count, though somebody has asked for settings before it ran', async () => {
  openPage()
  stopClock()
  Reflect.deleteProperty(window, 'wc_add_to_cart_params')
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await startScript([])
  const { settings } = await import('../../src/stores/settings')
  expect(settings().cartUrl).toBe('/cart/')
  vi.stubGlobal('wc_add_to_cart_params', { cart_url: '/gio-hang/' })
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(settings().cartUrl).toBe('/gio-hang/')
})
