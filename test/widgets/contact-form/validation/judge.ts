import { parseSchema } from '../../../../widgets/contact-form/validation/schema'
import { validate } from '../../../../widgets/contact-form/validation/validate'

/** A file as a table of cases writes it; 1 byte large where it does not say. */
export interface FileCase {
  readonly file: string
  readonly type?: string
  readonly size?: number
}

/** What a shopper put into a field. */
export type Value = string | FileCase

/** What a form has for the field `f`: one value, or several of a field `f[]`; none of them for an absent field. */
export type Input = Value | readonly Value[]

export type Verdict = 'passes' | 'fails'

/** Which case of plugins contract 1.16 it is, or why it is here; what the shopper put in; what the rule says. */
export type Case = readonly [name: string, input: Input, verdict: Verdict]

/** A case of a rule with properties: a threshold, an accept list. */
export type CaseWith = readonly [name: string, properties: object, input: Input, verdict: Verdict]

function entryOf(value: Value): FormDataEntryValue {
  if (typeof value === 'string') return value
  const { file, type = '', size = 1 } = value
  return new File([new Uint8Array(size)], file, { type })
}

/** Form values from names and what was put in, in this order. */
export function valuesOf(...entries: readonly (readonly [name: string, value: Value])[]): FormData {
  const values = new FormData()
  for (const [name, value] of entries) values.append(name, entryOf(value))
  return values
}

function isList(input: Input): input is readonly Value[] {
  return Array.isArray(input)
}

/** The values of a form that has the field `f` alone. */
export function valuesFor(input: Input): FormData {
  return isList(input) ? valuesOf(...input.map((value) => ['f[]', value] as const)) : valuesOf(['f', input])
}

/** What rules say to values: the messages by field. */
export function messagesOf(rules: unknown, values: FormData): Record<string, string> {
  const schema = parseSchema({ rules })
  if (!schema) throw new Error('these rules are no schema')
  return Object.fromEntries(validate(schema, values).map(({ field, message }) => [field, message]))
}

/** What one rule on the field `f` says to values. */
export function verdictOn(rule: string, properties: object, values: FormData): Verdict {
  return 'f' in messagesOf([{ rule, field: 'f', error: 'sai', ...properties }], values) ? 'fails' : 'passes'
}

/** What one rule on the field `f` says to what was put in. */
export function judge(rule: string, properties: object, input: Input): Verdict {
  return verdictOn(rule, properties, valuesFor(input))
}
