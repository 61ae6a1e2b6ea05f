import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'
import { click, find } from '../support/page'

const act = vi.fn()

beforeEach(() => {
  openPage('<p><a id="add" href="/add"></a></p>')
  vi.useFakeTimers()
  act.mockReset()
})

/** Claims clicks on their way down, as the engine does. */
async function claim(): Promise<void> {
  const { whenAtBody } = await import('../../src/islands/whenAtBody')
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      whenAtBody(event, act)
    },
    true,
  )
}

test('what has come up to the body is acted on there, once', async () => {
  await claim()
  const below = vi.fn(() => expect(act).not.toHaveBeenCalled())
  find('p').addEventListener('click', below)
  click(find('#add'))
  expect(below).toHaveBeenCalledOnce()
  expect(act).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(act).toHaveBeenCalledOnce()
})

test('of two events under way, each is acted on when it is its own turn', async () => {
  await claim()
  document.body.insertAdjacentHTML('beforeend', '<a id="other" href="/other"></a>')
  find('p').addEventListener('click', () => {
    click(find('#other'))
    expect(act).toHaveBeenCalledOnce()
  })
  click(find('#add'))
  expect(act).toHaveBeenCalledTimes(2)
})

test('acts there also on a page where MooTools has put a class of its own in the place of events', async () => {
  await claim()
  const below = vi.fn(() => expect(act).not.toHaveBeenCalled())
  find('p').addEventListener('click', below)
  vi.stubGlobal('Event', class {})
  find('#add').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  vi.unstubAllGlobals()
  expect(below).toHaveReturned()
  expect(act).toHaveBeenCalledOnce()
})
