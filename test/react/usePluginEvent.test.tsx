import { beforeEach, expect, test, vi } from 'vitest'
import { usePluginEvent } from '../../src/react'
import { installJQuery } from '../support/jQuery'
import { find } from '../support/page'
import { collectErrors, html, letRender, showQuietPage, wake, wakeWith } from './page'

const server = '<form class="host"><input name="id"><input name="other"></form>'
beforeEach(() => showQuietPage(server))

/** Raises a plugin's event as a page without jQuery does. */
function raise(name: string, target: EventTarget, ...args: readonly unknown[]): void {
  target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }))
}

test('hears events on the host with their arguments, by the newest listener, until the island leaves', async () => {
  const heard: unknown[][] = []
  const { island, set } = await wakeWith('a', (name) => {
    usePluginEvent('found_variation reset_data', (...args) => heard.push([name, ...args]))
    return null
  })
  raise('found_variation', find('.host'), { variation_id: 45 }, 7)
  await set('b')
  raise('reset_data', find('.host'))
  raise('found_variation', document.body)
  island.leave()
  raise('reset_data', find('.host'))
  expect(heard).toEqual([['a', { variation_id: 45 }, 7], ['b']])
})

test('hears what is raised through jQuery alone, elements as they are', async () => {
  const jQuery = installJQuery()
  const heard = vi.fn()
  const { island } = await wakeWith(0, () => {
    usePluginEvent('found_variation', heard)
    return null
  })
  jQuery(find('.host')).trigger('found_variation', [jQuery(find('input'))])
  island.leave()
  jQuery(find('.host')).trigger('found_variation')
  expect(heard.mock.calls).toEqual([[find('input')]])
})

test('follows its target, and with none nothing happens', async () => {
  const heard = vi.fn()
  const { set } = await wakeWith<EventTarget | null>(null, (target) => {
    usePluginEvent('flatsome-header-sticky', heard, target)
    return null
  })
  raise('flatsome-header-sticky', document)
  raise('flatsome-header-sticky', find('.host'))
  expect(heard).not.toHaveBeenCalled()
  await set(document)
  raise('flatsome-header-sticky', document)
  expect(heard).toHaveBeenCalledOnce()
})

test('with a selector counts what comes from elements that it matches', async () => {
  const heard = vi.fn()
  const { set } = await wakeWith('[name="id"]', (selector) => {
    usePluginEvent('change', heard, find('.host'), selector)
    return null
  })
  raise('change', find('[name="other"]'))
  expect(heard).not.toHaveBeenCalled()
  raise('change', find('[name="id"]'))
  expect(heard).toHaveBeenCalledOnce()
  await set('[name="other"]')
  raise('change', find('[name="id"]'))
  raise('change', find('[name="other"]'))
  expect(heard).toHaveBeenCalledTimes(2)
})

const failure = new Error('broken')
test.each([
  [
    'throws',
    () => {
      throw failure
    },
  ],
  ['rejects', () => Promise.reject(failure)],
])('takes the island off where the listener %s; whoever raised the event does not notice', async (_how, fails) => {
  const jQuery = installJQuery()
  const errors = collectErrors()
  const island = await wake(find('.host'), () => {
    usePluginEvent('reset_data', fails)
    return null
  })
  expect(() => jQuery(find('.host')).trigger('reset_data')).not.toThrow()
  await letRender()
  expect(island.state).toBe('failed')
  expect(errors).toEqual([failure])
  expect(html()).toBe(server)
})
