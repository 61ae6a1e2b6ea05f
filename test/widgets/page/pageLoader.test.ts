import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { startPage } from '../../support/startPage'

const root = document.documentElement
const loader = () => document.querySelector('.page-loader')

describe('a theme that fades its pages in', () => {
  beforeEach(() => {
    openPage('<div class="page-loader"><i class="loading-spin"></i></div><main>Food</main>')
    root.className = 'loading-site js'
    stopClock()
  })

  test('its page can be seen as soon as it is ready, and the loader is gone after a second', async () => {
    await startPage()
    await pass()
    expect(root.className).toBe('js')
    await pass(990)
    expect(loader()).not.toBeNull()
    await pass(10)
    expect(loader()).toBeNull()
  })

  test('a page that is still being parsed is shown when that has been done', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    await startPage()
    expect(root.className).toBe('loading-site js')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await pass()
    expect(root.className).toBe('js')
  })

  test('with the theme’s own script on the page it is that which shows it', async () => {
    document.head.innerHTML = '<script type="text/plain" src="/theme/flatsome.js"></script>'
    await startPage()
    await pass(1000)
    expect(root.className).toBe('loading-site js')
    expect(loader()).not.toBeNull()
  })
})
