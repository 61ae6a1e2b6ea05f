import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../support/freshPage'
import { startPage } from '../support/startPage'

/** Milliseconds in which a busy machine, too, has read the files of all areas for the first time. */
const LOADS_WITHIN = 10_000

let page: TestPage
beforeEach(() => {
  page = openPage('<main></main>')
})

/** Starts the script on a page without any host, with the settings that it prints and those handed to `start`. */
async function start(printed: object, given = {}): Promise<void> {
  const script = Object.assign(document.createElement('script'), {
    id: 'shop-islands-settings',
    type: 'application/json',
  })
  script.textContent = JSON.stringify(printed)
  document.head.append(script)
  await startPage(given)
  const { settings } = await import('../../src/stores/settings')
  settings()
  await vi.dynamicImportSettled()
}

test(
  'under data-debug a misspelt setting of an area that is not on the page is told once, with the nearest name',
  async () => {
    await start({ productZom: true, productZoom: false, locale: 'vi' }, { quoteListUrll: '/x/', productZom: false })
    expect(page.reports).toEqual([])
    const { outline } = await import('../../src/author/outline')
    outline()
    await vi.waitFor(
      () =>
        expect(page.reports.filter((report) => report.startsWith('setting')).sort()).toEqual([
          'setting-unknown: productZom (did you mean productZoom?)',
          'setting-unknown: quoteListUrll (did you mean quoteListUrl?)',
        ]),
      { timeout: LOADS_WITHIN },
    )
  },
  3 * LOADS_WITHIN,
)
