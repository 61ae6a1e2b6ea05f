import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../support/freshPage'
import { find } from '../support/page'

const CLOSES_IN = 300

beforeEach(() => {
  openPage('<main><a href="#rules" id="link">x</a><p class="mfp-hide" id="rules">…</p><i></i></main>')
  stopClock()
})

/** Opens the rules. Returns what closes them, and what is told when they have gone. */
async function open() {
  const { openPageContent } = await import('../../src/page/openPageContent')
  const onGone = vi.fn()
  const shut = openPageContent(find('#rules'), {
    name: 'Rules',
    closeName: 'Close',
    opener: find('#link'),
    onClose: () => {},
    onGone,
  })
  return { shut, onGone }
}

test('the content is shown, and goes back between its neighbours when the closing is over', async () => {
  const before = [...find('main').children]
  const { shut, onGone } = await open()
  expect(find('[role="dialog"] .mfp-content').firstElementChild?.id).toBe('rules')
  expect(find('#rules').className).toBe('')
  shut()
  expect(onGone).not.toHaveBeenCalled()
  await pass(CLOSES_IN)
  expect(onGone).toHaveBeenCalledOnce()
  expect([...find('main').children].map((child, index) => child === before[index])).toEqual([true, true, true])
  expect(find('main').childNodes).toHaveLength(3)
})

test('opened again while it closes, it is back in its place first; each opening ends once', async () => {
  const first = await open()
  first.shut()
  await pass(CLOSES_IN / 2)
  const second = await open()
  expect(first.onGone).toHaveBeenCalledOnce()
  second.shut()
  await pass(CLOSES_IN)
  await open()
  expect([first, second].map(({ onGone }) => onGone.mock.calls.length)).toEqual([1, 1])
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
})

test('content whose place has gone leaves with the lightbox', async () => {
  const { shut } = await open()
  find('main').replaceChildren(find('#link'))
  shut()
  await pass(CLOSES_IN)
  expect(document.querySelector('[role="dialog"], #rules')).toBeNull()
})
