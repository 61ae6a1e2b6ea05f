import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextQuantity, type QuantityText } from '../../../../widgets/product/quantity/nextQuantity'

/** A decimal number exactly: `units` of the last of `decimals` decimals. */
interface Decimal {
  units: bigint
  decimals: number
}

/** As a number is written: `-0.05`. */
function write({ units, decimals }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = units < 0n ? '-' : ''
  return decimals > 0 ? `${sign}${whole}.${digits.slice(-decimals)}` : `${sign}${whole}`
}

/** The same number in units of another decimal; half units go up. */
function inUnits({ units, decimals }: Decimal, wanted: number): bigint {
  if (wanted >= decimals) return units * 10n ** BigInt(wanted - decimals)
  const size = 10n ** BigInt(decimals - wanted)
  const doubled = 2n * units + size
  const floor = doubled / (2n * size)
  return doubled < 0n && doubled % (2n * size) !== 0n ? floor - 1n : floor
}

const decimal = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: 4 }))
    .map(([units, decimals]): Decimal => ({ units: BigInt(units), decimals }))

const values = decimal(-1_000_000, 1_000_000)
const steps = decimal(1, 100_000)
const direction = fc.constantFrom<1 | -1>(1, -1)
const bound = fc.option(values, { nil: undefined })

/** A field whose limits, where it has both, do not contradict each other. */
const fields = fc
  .record({ value: values, step: steps, one: bound, other: bound })
  .map(({ value, step, one, other }) => {
    const [min, max] = one && other && inUnits(one, 4) > inUnits(other, 4) ? [other, one] : [one, other]
    return { value, step, min, max }
  })

const textOf = (field: { [Part in keyof QuantityText]: Decimal | undefined }): QuantityText => ({
  value: field.value ? write(field.value) : '',
  min: field.min ? write(field.min) : '',
  max: field.max ? write(field.max) : '',
  step: field.step ? write(field.step) : '',
})

test('every result is the exact one, by a reference that counts in whole units', () => {
  fc.assert(
    fc.property(fields, direction, ({ value, step, min, max }, towards) => {
      const places = Math.max(value.decimals, step.decimals)
      const sum: Decimal = {
        units: inUnits(value, places) + BigInt(towards) * inUnits(step, places),
        decimals: places,
      }
      let exact = inUnits({ units: inUnits(sum, step.decimals), decimals: step.decimals }, 4)
      const lowest = min ? inUnits(min, 4) : towards < 0 ? 0n : exact
      const highest = max ? inUnits(max, 4) : exact > lowest ? exact : lowest
      if (exact < lowest) exact = lowest
      if (exact > highest) exact = highest
      if (towards < 0 && value.units <= 0n) exact = inUnits(value, 4)
      const result = nextQuantity(textOf({ value, step, min, max }), towards)
      // A min of 0 that nobody set gives way to a max below it, which is set.
      if (towards < 0 && !min && max && inUnits(max, 4) < 0n) return
      expect(Number(result)).toBe(Number(write({ units: exact, decimals: 4 })))
    }),
    { numRuns: 2000 },
  )
})

test('no result is outside of the limits', () => {
  fc.assert(
    fc.property(fields, direction, (field, towards) => {
      if (towards < 0 && field.value.units <= 0n) return
      const result = Number(nextQuantity(textOf(field), towards))
      if (field.max && (field.min || towards > 0 || field.max.units >= 0n))
        expect(result).toBeLessThanOrEqual(Number(write(field.max)))
      if (field.min) expect(result).toBeGreaterThanOrEqual(Number(write(field.min)))
    }),
  )
})

test('plus and then minus lead back, for a quantity that the step allows and limits that do not interfere', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), steps, (times, step) => {
      const value = write({ units: BigInt(times) * step.units, decimals: step.decimals })
      const field = { min: '', max: '', step: write(step) }
      const more = nextQuantity({ ...field, value }, 1)
      expect(Number(nextQuantity({ ...field, value: more }, -1))).toBe(Number(value))
    }),
  )
})

test('no result has more decimals than the step, unless a limit or the value itself has', () => {
  fc.assert(
    fc.property(fields, direction, ({ value, step }, towards) => {
      const text = textOf({ value, step, min: undefined, max: undefined })
      const result = nextQuantity(text, towards)
      if (result === text.value) return
      expect(result.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(step.decimals)
    }),
  )
})

test('at a limit a further click changes nothing, not even the writing', () => {
  fc.assert(
    fc.property(fields, direction, (field, towards) => {
      const text = textOf(field)
      const limit = towards > 0 ? text.max : text.min
      if (!limit) return
      expect(nextQuantity({ ...text, value: limit }, towards)).toBe(limit)
    }),
  )
})

test('whatever stands in the attributes, the result is a number, or what stood there before', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('any', '', 'NaN', '-0', '1e999', '1e-400'),
  )
  fc.assert(
    fc.property(anything, anything, anything, anything, direction, (value, min, max, step, towards) => {
      const result = nextQuantity({ value, min, max, step }, towards)
      if (result !== value) expect(Number.isFinite(Number(result))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
