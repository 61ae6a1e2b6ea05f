import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeAnimations } from './fakeAnimations'
import { openShop } from './fakeShop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a request that is given up when it has been answered leaves the others of the fake shop waiting for theirs', async () => {
  const shop = openShop()
  const giving = new AbortController()
  const first = fetch('/?wc-ajax=first', { signal: giving.signal })
  const second = fetch('/?wc-ajax=second')
  shop.answer('one')
  await first
  giving.abort()
  shop.answer('two')
  expect(await (await second).text()).toBe('two')
})

test('an animation that is cancelled when it has ended leaves the others of its element running', () => {
  fakeAnimations()
  const first = document.body.animate([], { duration: 10 })
  document.body.animate([], { duration: 20 })
  vi.advanceTimersByTime(10)
  first.cancel()
  expect(document.body.getAnimations()).toHaveLength(1)
})
