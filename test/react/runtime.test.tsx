import { beforeEach, expect, test, vi } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { openPage } from '../support/freshPage'
import { find, settle } from './page'

const seen: unknown[] = []

beforeEach(() => {
  seen.length = 0
})

/** Starts the script with a component that notes what it is given. */
async function startComponent(): Promise<void> {
  vi.resetModules()
  const [{ start }, { defineWidget }, binding] = await Promise.all([
    import('../../src/shopIslands'),
    import('../../src/islands/start'),
    import('../../src/react'),
  ])
  const { useHost, useListener, useSettings, useText } = binding
  const definition: Definition = {
    name: 'note',
    selectors: '.note',
    wake: 'touch',
    claims: { click: true },
    component: () => {
      const { locale } = useSettings()
      const { close } = useText('cart')
      useListener(useHost(), 'click', () => void seen.push(locale, close))
      return null
    },
  }
  defineWidget(definition)
  start({ locale: 'en' })
  find('.note').click()
  await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 4000 })
}

test('a component has its settings and its texts from the first moment', async () => {
  openPage('<a class="note" href="#x">Note</a>')
  await startComponent()
  expect(seen).toEqual(['en', 'Close'])
})

test('where the texts are lost, a component has none, works all the same, and the author is told', async () => {
  const page = openPage('<a class="note" href="#x">Note</a>')
  vi.doMock('../../src/text/en', () => {
    throw new Error('404')
  })
  await startComponent()
  await settle()
  vi.doUnmock('../../src/text/en')
  expect(seen).toEqual(['en', ''])
  expect(page.reports).toEqual([expect.stringMatching(/^chunk-failed/)])
})
