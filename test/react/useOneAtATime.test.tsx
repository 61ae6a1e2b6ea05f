import { beforeEach, expect, test } from 'vitest'
import { useOneAtATime } from '../../src/react/useOneAtATime'
import { deferred } from '../support/deferred'
import { find } from '../support/page'
import { letRender, showQuietPage, wakeWith } from './page'

beforeEach(() => showQuietPage('<main class="host"></main>'))

/** Wakes an island that says in an attribute whether something is under way; `run` is that of its latest rendering. */
async function wakeRunning() {
  let run: ReturnType<typeof useOneAtATime>[1] = async () => {}
  function Running({ turn }: { turn: number }) {
    const [isRunning, latest] = useOneAtATime()
    run = latest
    find('main').dataset['state'] = `${turn} ${isRunning}`
    return null
  }
  const woken = await wakeWith(0, (turn) => <Running turn={turn} />)
  return { ...woken, run: (act: () => Promise<unknown>) => run(act) }
}

const state = () => find('main').dataset['state']

test('what is asked for while something is under way is not done, in the same task or after a rendering; then the next is', async () => {
  const { run, set } = await wakeRunning()
  const done: string[] = []
  const { promise, resolve } = deferred<void>()
  const act = (name: string) => () => {
    done.push(name)
    return promise
  }
  const first = run(act('first'))
  await run(act('second'))
  await set(1)
  expect(state()).toBe('1 true')
  await run(act('third'))
  expect(done).toEqual(['first'])
  resolve()
  await first
  await letRender()
  expect(state()).toBe('1 false')
  await run(act('fourth'))
  expect(done).toEqual(['first', 'fourth'])
})

test('what fails says so to who asked for it, and the next is done', async () => {
  const { run } = await wakeRunning()
  await expect(run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await letRender()
  expect(state()).toBe('0 false')
  const done: string[] = []
  await run(async () => done.push('next'))
  expect(done).toEqual(['next'])
})
