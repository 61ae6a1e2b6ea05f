import { expect, test, vi } from 'vitest'
import { loadOnce } from '../../src/page/loadOnce'

test('all who wait for a part get the same load, so they go on in the order in which they came', async () => {
  const load = vi.fn(async () => 'part')
  const loadPart = loadOnce(load)
  const order: number[] = []
  await Promise.all([1, 2, 3].map((caller) => loadPart().then(() => order.push(caller))))
  expect(order).toEqual([1, 2, 3])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that failed fails for all who waited, and is tried again for the next', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const loadPart = loadOnce(load)
  const waiting = [loadPart(), loadPart()]
  for (const failed of waiting) await expect(failed).rejects.toThrow('offline')
  await expect(loadPart()).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
