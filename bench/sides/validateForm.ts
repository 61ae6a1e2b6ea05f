import { parseSchema } from '../../widgets/contact-form/validation/schema'
import { validate } from '../../widgets/contact-form/validation/validate'

/** How often a value is checked for one figure: one check is shorter than the browser's clock is fine. */
const CHECKS = 50

const values = {
  'a sound address of 10,000 characters': `${'a'.repeat(9992)}@shop.vn`,
  '10,000 letters': 'a'.repeat(10_000),
  '10,000 @': '@'.repeat(10_000),
  '5,000 labels of one letter': `a@${'b.'.repeat(5000)}vn`,
  '5,000 labels, the last one wrong': `a@${'b.'.repeat(5000)}-`,
  '10,000 hyphens in a label': `a@b.c${'-'.repeat(10_000)}.vn`,
  '5,000 hyphens and letters in turn, the last one wrong': `a@b.${'b-'.repeat(5000)}.vn`,
  '10,000 dots': `a@${'.'.repeat(10_000)}vn`,
  '10,000 blanks inside': `a@b${' '.repeat(10_000)}c.vn`,
} as const

/** What is typed into the e-mail field, by name. */
type TypedAddress = keyof typeof values

const rules = [
  { rule: 'required', field: 'mail', error: 'required' },
  { rule: 'email', field: 'mail', error: 'email' },
  { rule: 'maxlength', field: 'mail', threshold: 20_000, error: 'maxlength' },
]
const schema = parseSchema({ rules })

/** @returns how long the check of one value takes, in ms, and what it says. */
function check(name: TypedAddress): { time: number; says: string } {
  if (!schema) throw new Error('no schema')
  const form = new FormData()
  form.set('mail', values[name])
  const says = validate(schema, form)[0]?.message ?? 'fine'
  const start = performance.now()
  for (let checks = 0; checks < CHECKS; checks++) validate(schema, form)
  return { time: (performance.now() - start) / CHECKS, says }
}

const validationBench = { names: Object.keys(values) as TypedAddress[], check }

declare global {
  interface Window {
    validationBench: typeof validationBench
  }
}

window.validationBench = validationBench
