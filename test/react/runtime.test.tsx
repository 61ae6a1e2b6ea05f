import { beforeEach, expect, test, vi } from 'vitest'
import type { Definition } from '../../src/islands/definition'
import { openPage, type TestPage } from '../support/freshPage'
import { find } from '../support/page'

const seen: unknown[] = []

beforeEach(() => {
  seen.length = 0
})

/** Starts the script with a component that notes what it is given. */
async function startComponent(locale = 'en'): Promise<void> {
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
  start({ locale })
  find('.note').click()
  await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 4000 })
}

test('a component has its settings and its texts from the first moment', async () => {
  openPage('<a class="note" href="#x">Note</a>')
  await startComponent()
  expect(seen).toEqual(['en', 'Close'])
})

test('a language that is set after a first touch is that of what wakes later', async () => {
  openPage('<a class="note" href="#x">Note</a><a class="later" href="#x">Later</a>')
  await startComponent()
  const [{ start, defineWidget }, { useHost, useListener, useText }] = await Promise.all([
    import('../../src/shopIslands'),
    import('../../src/react'),
  ])
  const component = () => {
    const { close } = useText('cart')
    useListener(useHost(), 'click', () => void seen.push(close))
    return null
  }
  defineWidget({ name: 'later', selectors: '.later', wake: 'touch', claims: { click: true }, component })
  start({ locale: 'vi' })
  find('.later').click()
  await vi.waitFor(() => expect(seen).toEqual(['en', 'Close', 'Đóng']), { timeout: 4000 })
})

test.each([
  ['', 'fr-FR', 'fr-FR'],
  ['french', 'vi', 'french'],
])(
  'where we have no texts (setting %j, page %j) a component has English ones, and the author is told once',
  async (locale, lang, told) => {
    const page = openPage('<a class="note" href="#x">Note</a>')
    document.documentElement.lang = lang
    await startComponent(locale)
    await vi.dynamicImportSettled()
    expect(seen).toEqual([locale, 'Close'])
    expect(page.reports).toEqual([`language-unknown: ${told}`])
  },
)

/** Starts a component on a French page that brings these texts. */
async function startInFrench(texts: string): Promise<TestPage> {
  const page = openPage(
    `<script type="application/json" id="shop-islands-texts">${texts}</script><a class="note" href="#x">Note</a>`,
  )
  document.documentElement.lang = 'fr'
  await startComponent('')
  await vi.dynamicImportSettled()
  return page
}

test('the page’s own texts stand in the places of ours, and its language is nothing to remark on', async () => {
  const page = await startInFrench('{"cart":{"close":"Fermer"}}')
  expect(seen).toEqual(['', 'Fermer'])
  expect(page.reports).toEqual([])
})

test('own texts that are no JSON are reported, and the language as well', async () => {
  const page = await startInFrench('{close: 1}')
  expect(seen).toEqual(['', 'Close'])
  expect(page.reports).toEqual(['settings-not-json', 'language-unknown: fr'])
})

test('where the texts are lost, a component has none, works all the same, and the author is told', async () => {
  const page = openPage('<a class="note" href="#x">Note</a>')
  vi.doMock('../../src/text/en', () => {
    throw new Error('404')
  })
  await startComponent()
  await vi.dynamicImportSettled()
  vi.doUnmock('../../src/text/en')
  expect(seen).toEqual(['en', ''])
  expect(page.reports).toEqual([expect.stringMatching(/^chunk-failed/)])
})
