import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ours, verdictOfEngine } from './engine'
import type { Input } from './judge'

/** A text of a few kinds of characters, so that what a rule looks for turns up often. */
const textOf = (characters: string, maxLength = 24) =>
  fc.string({ unit: fc.constantFrom(...characters.split('')), maxLength })

const labels = fc.array(textOf('ab1-', 4), { maxLength: 6 }).map((parts) => parts.join('.'))
const emails = fc.oneof(
  fc
    .tuple(textOf("aZ9.+'é ", 8), fc.constantFrom('@', '@', '@', '@@', ''), labels, textOf('._ @', 2))
    .map((parts) => parts.join('')),
  fc.emailAddress(),
  fc.string(),
)
const numbers = fc.oneof(
  textOf('019.-+eE', 8),
  fc.double({ noNaN: true }).map(String),
  fc.integer().map(String),
  fc.string(),
)
const realDates = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const dates = fc.oneof(realDates, textOf('0123-', 10), fc.string())
const limits = fc.option(fc.oneof(fc.integer({ min: -5, max: 30 }).map(String), realDates, fc.constant('abc')), {
  nil: undefined,
})

/** Do we say what the library says? Every rule is asked about one value and about several. */
function expectAgreement(rule: string, inputs: fc.Arbitrary<string>, properties: fc.Arbitrary<object>): void {
  const values: fc.Arbitrary<Input> = fc.oneof(inputs, fc.array(inputs, { maxLength: 3 }))
  fc.assert(
    fc.property(values, properties, (input, chosen) => {
      const form = ours.valuesFor(input)
      expect(ours.verdictOn(rule, chosen, form)).toBe(verdictOfEngine(rule, chosen, form))
    }),
    { numRuns: 300 },
  )
}

const none = fc.constant({})
const thresholds = limits.map((threshold) => ({ threshold }))

test.each<[string, fc.Arbitrary<string>, fc.Arbitrary<object>]>([
  ['required', fc.string(), none],
  ['requiredfile', fc.string(), none],
  ['email', emails, none],
  ['number', numbers, none],
  ['time', fc.oneof(textOf('0126:', 8), fc.string()), none],
  ['enum', textOf('ab ', 3), fc.array(textOf('ab ', 2).filter(Boolean)).map((accept) => ({ accept }))],
  ['minitems', textOf('a ', 2), thresholds],
  ['maxitems', textOf('a ', 2), thresholds],
  ['minlength', fc.string(), thresholds],
  ['maxlength', fc.string(), thresholds],
  ['minnumber', numbers, thresholds],
  ['maxnumber', numbers, thresholds],
  ['mindate', dates, thresholds],
  ['maxdate', dates, thresholds],
  ['maxfilesize', fc.string(), thresholds],
])('%s says what the library says', (rule, inputs, properties) => {
  expectAgreement(rule, inputs, properties)
})

test('date says what the library says of days that are real, or not written as days', () => {
  expectAgreement('date', fc.oneof(realDates, fc.string()), none)
})

test('dayofweek says what the library says of real days, where the clock is that of Greenwich', () => {
  const accepts = fc.subarray(['1', '2', '3', '4', '5', '6', '7']).map((accept) => ({ accept }))
  fc.assert(
    fc.property(realDates, accepts, (text, { accept }) => {
      const weekday = String(new Date(text).getUTCDay() || 7)
      const verdict = accept.includes(weekday) ? 'passes' : 'fails'
      expect(ours.judge('dayofweek', { accept }, text)).toBe(verdict)
    }),
  )
})

test('tel says what the library says of numbers without leading zeros and extensions', () => {
  const digits = textOf('123456789 ()/.-', 22)
  const tels = fc.tuple(fc.constantFrom('', '+'), digits, fc.constantFrom('', 'x')).map((parts) => parts.join(''))
  expectAgreement('tel', tels, none)
})

test('url passes whatever the library passes; what it passes besides has a scheme that the library knows', () => {
  const parts = fc.constantFrom(
    'http',
    'https',
    'tel',
    'javascript',
    ':',
    '/',
    '//',
    'shop',
    '.',
    'vn',
    ' ',
    '\n',
    '%',
    '[',
    'a',
  )
  const urls = fc.oneof(
    textOf('shop.vn/?#&=%20:@-~', 30).map((rest) => `https://${rest}`),
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(urls, (text) => {
      const values = ours.valuesFor(text)
      const [our, their] = [ours.verdictOn('url', {}, values), verdictOfEngine('url', {}, values)]
      if (our === their) return
      expect(our).toBe('passes')
      expect(verdictOfEngine('url', {}, ours.valuesFor(`${text.trim().split(':')[0]}://shop.vn`))).toBe('passes')
    }),
    { numRuns: 300 },
  )
})

test('stepnumber says what the library says from the base upwards, and the same as far below it', () => {
  const decimals = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100)
  const steps = fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), decimals, steps, (base, distance, step) => {
      const properties = { base: String(base), interval: String(step) }
      const above = ours.valuesFor(String(base + distance))
      const verdict = verdictOfEngine('stepnumber', properties, above)
      expect(ours.verdictOn('stepnumber', properties, above)).toBe(verdict)
      expect(ours.judge('stepnumber', properties, String(base - distance))).toBe(verdict)
    }),
    { numRuns: 300 },
  )
})

test('file and sizes say what the library says of files that tell no type', () => {
  const files = fc.record({
    file: fc.constantFrom('a.jpg', 'a.PNG', 'a.svg', 'a.pdf', 'jpg', 'a.tar.gz', ''),
    size: fc.integer({ min: 0, max: 20 }),
  })
  const accepts = fc.subarray([
    '.jpg',
    '.JPG',
    '.tar.gz',
    'image/*',
    'image/png',
    'IMAGE/PNG',
    'application/pdf',
    '*/*',
    'x',
  ])
  fc.assert(
    fc.property(fc.array(files, { minLength: 1, maxLength: 3 }), accepts, limits, (chosen, accept, threshold) => {
      const values = ours.valuesFor(chosen)
      for (const rule of ['file', 'minfilesize', 'maxfilesize', 'requiredfile'])
        expect(ours.verdictOn(rule, { accept, threshold }, values)).toBe(
          verdictOfEngine(rule, { accept, threshold }, values),
        )
    }),
    { numRuns: 300 },
  )
})
