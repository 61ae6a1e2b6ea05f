import { beforeEach, expect, test } from 'vitest'
import { type Timer, useTimer } from '../../src/react/useTimer'
import { collectErrors, letRender, showQuietPage, wakeWith } from './page'

beforeEach(() => showQuietPage('<main class="host"></main>'))

/** Wakes an island whose timer stands in `timer`, of its latest rendering. */
async function wakeTimed() {
  let timer: Timer | undefined
  function Timed({ turn }: { turn: number }) {
    timer = useTimer()
    return <p>{turn}</p>
  }
  const woken = await wakeWith(0, (turn) => <Timed turn={turn} />)
  return { ...woken, timer: () => timer as Timer }
}

test('a timer acts once, after its time', async () => {
  const { timer } = await wakeTimed()
  const acts: string[] = []
  timer().wait(() => acts.push('first'), 10)
  expect(acts).toEqual([])
  await letRender()
  expect(acts).toEqual(['first'])
})

test('a timer waits for one thing: the newest, whichever rendering asked for it', async () => {
  const { set, timer } = await wakeTimed()
  const acts: string[] = []
  const first = timer()
  await set(1)
  expect(timer()).toBe(first)
  first.wait(() => acts.push('first'), 5)
  timer().wait(() => acts.push('second'), 5)
  await letRender()
  expect(acts).toEqual(['second'])
})

test.each<[string, (timer: Timer, leave: () => void) => void]>([
  ['its component stops it', (timer) => timer.stop()],
  ['its component goes', (_, leave) => leave()],
])('a timer never acts after %s', async (_, end) => {
  const { island, timer } = await wakeTimed()
  const acts: string[] = []
  timer().wait(() => acts.push('late'), 10)
  end(timer(), () => island.leave())
  await letRender()
  expect(acts).toEqual([])
})

test('what is waited for only after the component has gone, as when an answer comes late, never happens', async () => {
  const { island, timer } = await wakeTimed()
  const acts: string[] = []
  island.leave()
  await letRender()
  timer().wait(() => acts.push('late'), 10)
  await letRender()
  expect(acts).toEqual([])
})

test.each<[string, (failure: Error) => unknown]>([
  [
    'throws',
    (failure) => {
      throw failure
    },
  ],
  ['returns a promise that rejects', async (failure) => Promise.reject(failure)],
])('a timer whose act %s takes the island off', async (_, act) => {
  const errors = collectErrors()
  const failure = new Error('late')
  const { island, timer } = await wakeTimed()
  timer().wait(() => act(failure), 10)
  await letRender()
  expect([island.state, errors]).toEqual(['failed', [failure]])
})
