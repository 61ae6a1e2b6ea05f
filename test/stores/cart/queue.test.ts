import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { deferred } from '../../support/deferred'
import { openPage } from '../../support/freshPage'

beforeEach(() => {
  openPage()
})

/** One call in the property below: what it is, how it ends, and how many turns of the loop it takes. */
const anyCall = fc.record({
  isBackground: fc.boolean(),
  fails: fc.boolean(),
  turns: fc.integer({ min: 0, max: 4 }),
  /** Turns of the loop before the next call is asked for; 0: in the same breath. */
  pause: fc.integer({ min: 0, max: 2 }),
})

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

test('cart.queue.one-request-at-a-time: whatever is asked for and however it ends, no two calls run together, and every one ends', async () => {
  const { inBackground, inTurn } = await import('../../../src/stores/cart/queue')
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { maxLength: 20 }), async (calls) => {
      let running = 0
      const started: number[] = []
      const results: Promise<string>[] = []
      for (const [index, { isBackground, fails, turns: length, pause }] of calls.entries()) {
        const call = async () => {
          expect(++running).toBe(1)
          started.push(index)
          await turns(length)
          running--
          if (fails) throw new Error(`failed ${index}`)
          return `done ${index}`
        }
        results.push((isBackground ? inBackground : inTurn)(call).catch(({ message }) => message))
        await turns(pause)
      }
      const wanted = calls.map(({ fails }, index) => `${fails ? 'failed' : 'done'} ${index}`)
      expect(await Promise.all(results)).toEqual(wanted)
      for (const lane of [true, false]) {
        const order = started.filter((index) => calls[index]?.isBackground === lane)
        expect(order).toEqual([...order].sort((one, other) => one - other))
      }
    }),
  )
})

test('cart.queue.keeps-order: adds and removals go out in the order of the clicks, before what the page wants by itself', async () => {
  const { inBackground, inTurn } = await import('../../../src/stores/cart/queue')
  const sent: string[] = []
  const call = (name: string) => async () => {
    sent.push(name)
  }
  const underWay = deferred<void>()
  const first = inTurn(() => underWay.promise)
  const all = [
    inBackground(call('refresh')),
    inTurn(call('add 1')),
    inTurn(call('remove 1')),
    inBackground(call('another refresh')),
    inTurn(call('add 2')),
  ]
  await turns(5)
  expect(sent).toEqual([])
  underWay.resolve()
  await Promise.all([first, ...all])
  expect(sent).toEqual(['add 1', 'remove 1', 'add 2', 'refresh', 'another refresh'])
})

test('cart.queue.goes-on-after-a-failure: a call that fails tells who asked for it, and the next one is sent', async () => {
  const { inTurn } = await import('../../../src/stores/cart/queue')
  const failed = inTurn(() => Promise.reject(new Error('no connection')))
  const next = inTurn(async () => 'sent')
  await expect(failed).rejects.toThrow('no connection')
  expect(await next).toBe('sent')
})

test('a call that throws before it has sent anything holds up no other', async () => {
  const { inTurn } = await import('../../../src/stores/cart/queue')
  const failed = inTurn(() => {
    throw new Error('a setting of a plugin')
  })
  const next = inTurn(async () => 'sent')
  await expect(failed).rejects.toThrow('a setting of a plugin')
  expect(await next).toBe('sent')
})

test('a call asked for after the queue has run dry is sent too', async () => {
  const { inTurn } = await import('../../../src/stores/cart/queue')
  expect(await inTurn(async () => 1)).toBe(1)
  await turns(5)
  expect(await inTurn(async () => 2)).toBe(2)
})

test('a call of the shopper overtakes background calls that were asked for in the same breath', async () => {
  const { inBackground, inTurn } = await import('../../../src/stores/cart/queue')
  const sent: string[] = []
  const background = inBackground(async () => sent.push('refresh'))
  await Promise.all([inTurn(async () => sent.push('add')), background])
  expect(sent).toEqual(['add', 'refresh'])
})

test('a page that is left sends at once what the shopper has asked for, and nothing of its own', async () => {
  const { inBackground, inTurn } = await import('../../../src/stores/cart/queue')
  const sent: string[] = []
  const call = (name: string) => async () => void sent.push(name)
  const underWay = deferred<void>()
  const running = inBackground(() => underWay.promise)
  await turns(3)
  const all = [inBackground(call('refresh')), inTurn(call('add')), inTurn(call('remove'))]
  await turns(3)
  expect(sent).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual(['add', 'remove'])
  underWay.resolve()
  await Promise.all([running, ...all])
  expect(sent).toEqual(['add', 'remove', 'refresh'])
})
