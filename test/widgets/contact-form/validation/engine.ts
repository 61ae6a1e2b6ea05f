import { vi } from 'vitest'

/** The rule library as its author published it, without what `validate.ts` puts in front of its rules. */
const { validate } = await import('@contactable/swv')
vi.resetModules()

/** Our validation, on a copy of the library of its own. */
export const ours = await import('./judge')

/** What the library itself says to one rule on the field `f`. */
export function verdictOfEngine(rule: string, properties: object, values: FormData): 'passes' | 'fails' {
  const found = validate({ rules: [{ rule, field: 'f', error: 'sai', ...properties }] }, values)
  return found.get('f')?.error === undefined ? 'passes' : 'fails'
}
