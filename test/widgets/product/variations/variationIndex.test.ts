import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fit, indexVariations } from '../../../../widgets/product/variations/variationIndex'
import { variation } from './formPage'

const NAMES = ['attribute_color', 'attribute_size', 'attribute_shape']
const VALUES = ['red', 'Oak & Ash', 'Steel 3/4"', 'Đỏ đậm']

type Listed = ReturnType<typeof variation>

/** The rule as contract 5.4 says it, one variation after the other; attributes are compared as decoded texts. */
function fits({ attributes }: Listed, choice: readonly string[], except = -1): boolean {
  return NAMES.every((name, at) => {
    const value = (attributes[name] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"')
    return at === except || !value || !choice[at] || value === choice[at]
  })
}

function scanForFit(list: readonly Listed[], choice: readonly string[], at: number, option: string): Fit {
  const withOption = choice.with(at, option)
  const fitting = list.filter((one) => fits(one, withOption))
  if (fitting.length === 0) return 'none'
  return fitting.some(({ variation_is_active }) => variation_is_active) ? 'active' : 'inactive'
}

const value = fc.constantFrom('', 'red', 'Oak &amp; Ash', 'Oak & Ash', 'Steel 3/4"', 'Steel 3/4&quot;', 'Đỏ đậm')
const attributes = fc.dictionary(fc.constantFrom(...NAMES), value)
const list = fc
  .array(fc.tuple(attributes, fc.boolean()), { maxLength: 90 })
  .map((entries) =>
    entries.map(([given, variation_is_active], at) => variation(at + 1, { ...given }, { variation_is_active })),
  )
const choice = fc.tuple(...NAMES.map(() => fc.constantFrom('', ...VALUES, 'unknown')))

describe('the index answers as a scan over all variations does', () => {
  test('which variation is the first that fits a choice', () => {
    fc.assert(
      fc.property(list, choice, (variations, chosen) => {
        expect(indexVariations(NAMES, variations).find(chosen)).toBe(variations.find((one) => fits(one, chosen)))
      }),
      { numRuns: 300 },
    )
  })

  test('what an option leads to, together with what else is chosen', () => {
    fc.assert(
      fc.property(list, choice, fc.nat(NAMES.length - 1), (variations, chosen, at) => {
        const judge = indexVariations(NAMES, variations).judge(chosen, at)
        for (const option of [...VALUES, 'unknown'])
          expect(judge(option)).toBe(scanForFit(variations, chosen, at, option))
      }),
      { numRuns: 300 },
    )
  })
})

test('the variation itself is found, whole and in the order of the server', () => {
  const first = variation(1, { attribute_color: 'red' }, { plugin_key: 'x' })
  const index = indexVariations(['attribute_color'], [first, variation(2, { attribute_color: 'red' })])
  expect(index.find(['red'])).toBe(first)
})

test('an attribute that a variation leaves empty or out stands for any option', () => {
  const index = indexVariations(NAMES, [variation(1, { attribute_color: '', attribute_size: 'S' })])
  expect(index.find(['red', 'S', 'round'])?.variation_id).toBe(1)
  expect(index.find(['red', 'L', 'round'])).toBeUndefined()
  expect(index.judge(['', 'S', ''], 0)('anything')).toBe('active')
})

test('500 variations beyond the first number of a set are told apart', () => {
  const variations = Array.from({ length: 500 }, (_, at) => variation(at, { attribute_color: `c${at}` }))
  const index = indexVariations(['attribute_color'], variations)
  for (const at of [0, 31, 32, 63, 499]) expect(index.find([`c${at}`])).toBe(variations[at])
  expect(index.find(['c500'])).toBeUndefined()
})

test('without variations nothing fits', () => {
  const index = indexVariations(NAMES, [])
  expect(index.find(['', '', ''])).toBeUndefined()
  expect(index.judge(['', '', ''], 0)('red')).toBe('none')
})
