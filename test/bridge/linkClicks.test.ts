import { beforeEach, expect, test, vi } from 'vitest'
import { listenToLinkClicks } from '../../src/bridge/scriptEvents'
import { installJQuery, type JQuery } from '../support/jQuery'
import { click, find, showPage } from '../support/page'

let jQuery: JQuery
const listener = vi.fn()

beforeEach(() => {
  listener.mockClear()
  vi.stubGlobal('jQuery', undefined)
  showPage('<main><a class="link" href="#there"><b>There</b></a> <button>Here</button></main>')
})

test('a script’s click on a link through jQuery is heard, with the link', () => {
  jQuery = installJQuery()
  listenToLinkClicks(find('main'), listener)
  jQuery(find('.link')).trigger('click')
  expect(listener.mock.calls).toEqual([[find('.link'), false]])
})

test('so is one through another jQuery that comes later', () => {
  jQuery = installJQuery()
  const stop = listenToLinkClicks(find('main'), listener)
  const later = installJQuery()
  document.dispatchEvent(new Event('load'))
  for (const one of [jQuery, later]) one(find('.link')).trigger('click')
  expect(listener.mock.calls).toEqual([
    [find('.link'), false],
    [find('.link'), false],
  ])
  stop()
  for (const one of [jQuery, later]) one(find('.link')).trigger('click')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('so is one that a listener has prevented, as such', () => {
  jQuery = installJQuery()
  jQuery(find('.link')).on('click', (event) => (event as Event).preventDefault())
  listenToLinkClicks(find('main'), listener)
  jQuery(find('.link')).trigger('click')
  expect(listener.mock.calls).toEqual([[find('.link'), true]])
})

test('what is heard natively is not: the shopper’s clicks, and a script’s on anything but a link', () => {
  jQuery = installJQuery()
  listenToLinkClicks(find('main'), listener)
  click(find('.link'))
  jQuery(find('button')).trigger('click')
  jQuery(find('.link b')).trigger('click')
  expect(listener).not.toHaveBeenCalled()
})

test('it waits for jQuery, and stops listening or waiting', () => {
  const stop = listenToLinkClicks(find('main'), listener)
  jQuery = installJQuery()
  find('main').dispatchEvent(new Event('load'))
  jQuery(find('.link')).trigger('click')
  expect(listener).toHaveBeenCalledOnce()
  stop()
  jQuery(find('.link')).trigger('click')
  expect(listener).toHaveBeenCalledOnce()
  vi.stubGlobal('jQuery', undefined)
  listenToLinkClicks(find('main'), listener)()
  jQuery = installJQuery()
  find('main').dispatchEvent(new Event('load'))
  jQuery(find('.link')).trigger('click')
  expect(listener).toHaveBeenCalledOnce()
})
