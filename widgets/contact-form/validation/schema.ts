import { validators } from '@contactable/swv'

/** One rule, as plugins contract 1.7 describes it, checked. */
export interface Rule {
  /** A name that the library knows. */
  readonly rule: string
  /** Without it a failure marks nothing. */
  readonly field?: string | undefined
  /** What the shopper is told; without it a failure marks nothing. */
  readonly error?: string | undefined
  /** The limit of `min…` and `max…`: a count, a number, a date, a size in bytes. */
  readonly threshold?: string | undefined
  /** What `enum`, `dayofweek` and `file` take: values, days from 1 (Monday) to 7, extensions with their dot or MIME types. */
  readonly accept?: readonly string[] | undefined
  /** Where the steps of `stepnumber` begin. */
  readonly base?: string | undefined
  /** The size of those steps. */
  readonly interval?: string | undefined
  /** The rules that `all` and `any` combine. */
  readonly rules?: readonly Rule[] | undefined
}

/** The rules of a form, in the order in which they are checked. */
export interface Schema {
  readonly rules: readonly Rule[]
}

/** How deeply rules may be nested: no form needs more, and each level takes room on the stack. */
const DEEPEST = 20

/** The members of a list; PHP writes a list with gaps as an object. */
function membersOf(json: unknown): unknown[] | undefined {
  return json && typeof json === 'object' ? Object.values(json) : undefined
}

/** A text, or a number as text, because servers write limits both ways. An empty text counts as absent. */
function textOf(json: unknown): string | undefined {
  return ((typeof json === 'string' || typeof json === 'number') && String(json)) || undefined
}

function parseRules(json: unknown, unknown: Set<string>, depth: number): Rule[] | undefined {
  return membersOf(json)?.flatMap((member) => parseRule(member, unknown, depth) ?? [])
}

function parseRule(json: unknown, unknown: Set<string>, depth: number): Rule | undefined {
  const { rule, field, error, threshold, accept, base, interval, rules }: Record<string, unknown> = Object(json)
  const name = textOf(rule) ?? ''
  if (!Object.hasOwn(validators, name) || depth > DEEPEST) {
    unknown.add(name)
    return undefined
  }
  return {
    rule: name,
    field: textOf(field),
    error: textOf(error),
    threshold: textOf(threshold),
    accept: membersOf(accept)?.flatMap((item) => textOf(item) ?? []),
    base: textOf(base),
    interval: textOf(interval),
    rules: parseRules(rules, unknown, depth + 1),
  }
}

/**
 * Reads the schema of a form (plugins contract 1.7). It never throws. Entries that are not rules, and rules that the library does not know,
 * are left to the server; the others still apply (behaviour contact-form.schema.unknown-rule-is-ignored).
 *
 * @param json the answer of the schema call.
 * @param onUnknown called once with the names that were skipped; `''` stands for a rule without a name.
 * @returns the schema; `undefined` where the answer is not one.
 */
export function parseSchema(json: unknown, onUnknown?: (names: readonly string[]) => void): Schema | undefined {
  const unknown = new Set<string>()
  const rules = parseRules(Object(json).rules, unknown, 0)
  if (unknown.size > 0) onUnknown?.([...unknown])
  return rules && { rules }
}
