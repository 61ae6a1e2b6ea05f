import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings, type Settings } from '../../src/stores/settings'
import { openPage, stopClock } from '../support/freshPage'

beforeEach(() => {
  openPage()
  // What is reported is put into words a moment later: hundreds of them, when the tests have long ended.
  stopClock()
})

const names = Object.keys(defaultSettings)

/** Anything at all, of every type that there is in JavaScript. */
const junk = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true })

/** Settings as a careless author might give them: right and wrong names, sound and unsound values. */
const layer = fc.dictionary(
  fc.oneof(fc.constantFrom(...names), fc.string(), fc.constantFrom('__proto__', 'constructor')),
  fc.oneof(junk, fc.constantFrom('1', '', 'yes', 'no', '5000', 0, true, '/x/')),
  { maxKeys: 6 },
)

async function merge(global: unknown, ...given: object[]): Promise<Settings> {
  vi.resetModules()
  vi.stubGlobal('wc_add_to_cart_params', global)
  const { settings } = await import('../../src/stores/settings')
  const { giveSettings } = await import('../../src/stores/mergeSettings')
  for (const layer of given) giveSettings({ ...layer })
  return settings()
}

test('whatever junk is given, every setting is there and keeps its type, and nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(junk, layer), layer, layer, async (global, one, other) => {
      const merged = await merge(global, one, other)
      expect(Object.keys(merged)).toEqual(names)
      for (const [name, value] of Object.entries(defaultSettings)) {
        expect(typeof merged[name as keyof Settings]).toBe(typeof value)
      }
      expect(merged.addTimeout).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 60 },
  )
})

/** Sound values for some settings. */
const sound = fc.record(
  {
    cartUrl: fc.webUrl(),
    isCart: fc.boolean(),
    redirectAfterAdd: fc.boolean(),
    fragmentsTimeout: fc.nat(),
    locale: fc.constantFrom('vi', 'en'),
  },
  { requiredKeys: [] },
)

test('whichever sound settings are given, those given later win, and those given in no place stay as they are', async () => {
  await fc.assert(
    fc.asyncProperty(sound, sound, async (one, other) => {
      expect(await merge(undefined, one, other)).toEqual({ ...defaultSettings, ...one, ...other })
    }),
    { numRuns: 40 },
  )
})
