import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'
import { find } from '../support/page'
import { collectReports, type SeenReport } from '../support/reports'

let reports: SeenReport[]
let report: typeof import('../../src/page/report').report
beforeEach(async () => {
  openPage('<a class="button">Add</a><a class="other">Add</a>')
  reports = collectReports()
  report = (await import('../../src/page/report')).report
})

test('an error is raised on its element and bubbles, one without an element is the document’s', async () => {
  const cause = new Error('broken')
  report('island-crashed', find('.button'), cause)
  report('started-twice')
  expect(reports).toEqual([
    { code: 'island-crashed', cause, target: find('.button') },
    { code: 'started-twice', cause: undefined, target: document },
  ])
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2))
})

test('the same thing is told once per element; another element, code or cause is told again', async () => {
  report('call-failed', find('.button'), 'a')
  report('call-failed', find('.button'), 'a')
  report('call-failed', find('.other'), 'a')
  report('chunk-slow', find('.button'), 'a')
  report('call-failed', find('.button'), 'b')
  expect(reports).toHaveLength(4)
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(4))
})

test('a file that is lost is told once in the console, however many elements wanted it; each of them raises its event', async () => {
  const [lost, other] = [new TypeError('no /cart.js'), new TypeError('no /quote.js')]
  for (const selector of ['.button', '.other']) report('chunk-failed', find(selector), lost)
  report('chunk-failed', find('.other'), other)
  expect(reports).toHaveLength(3)
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls.map(([, ...details]) => details)).toEqual([
      [find('.button'), lost],
      [find('.other'), other],
    ]),
  )
})

test('the author reads what happened and the remedy, with the element and the cause to look at', async () => {
  report('button-without-product', find('.button'))
  report('address-unsafe', null, 'javascript:x')
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.stringMatching(/^shop-islands: .*data-product_id/), find('.button')],
      [expect.stringMatching(/^shop-islands: .*http/), 'javascript:x'],
    ]),
  )
})

test.each([
  'contact-form-rule-unknown',
  'contact-form-unsupported',
  'attribution-cookies-refused',
  'storage-unusable',
] as const)('%s, where the author has nothing to correct, is information', async (code) => {
  const inform = vi.spyOn(console, 'info').mockImplementation(() => {})
  report(code, find('.button'), 'horoscope')
  await vi.waitFor(() =>
    expect(inform).toHaveBeenCalledExactlyOnceWith(expect.any(String), find('.button'), 'horoscope'),
  )
  expect(console.error).not.toHaveBeenCalled()
})

test('where the texts cannot be loaded, the console still names the code', async () => {
  vi.doMock('../../src/author/messages', () => {
    throw new TypeError('404')
  })
  report('chunk-failed', find('.button'), 'add')
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls).toEqual([['shop-islands: chunk-failed', find('.button'), 'add']]),
  )
  vi.doUnmock('../../src/author/messages')
})
