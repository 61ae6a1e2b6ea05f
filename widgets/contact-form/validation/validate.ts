import { registerMiddleware, validate as validateByLibrary, validators } from '@contactable/swv'
import { readFor } from './readings'
import type { Schema } from './schema'

/** What is wrong with a field. */
interface ValidationError {
  /** The field's name, without brackets. */
  readonly field: string
  /** The text of the first rule that fails; plain text. */
  readonly message: string
}

// The rules inside `all` and `any` pass through here, too, one by one.
registerMiddleware((call, next) => {
  const { ruleObj, formDataTree } = call
  if (ruleObj.rule === 'all' || ruleObj.rule === 'any') return next(call)
  const values = readFor(ruleObj, formDataTree.getAll(ruleObj.field))
  if (values) next({ ...call, formDataTree: { getAll: () => values } })
})

// Other scripts of a form check by the same rules, and have their say in each check (plugins contract 1.3). Where the plugin's own copy of
// the library is still there, it stays theirs.
window.swv ??= { validators, validate: validateByLibrary, use: registerMiddleware }

/**
 * Validates a form by its schema, without a request (plugins contract 1.7, 1.9, 1.16; behaviours contact-form.rule.*). The rules are those
 * of the library by the plugin's own author, except where the source reads one differently (`readings.ts`).
 *
 * @param values from `readFormValues`.
 * @returns the first error of each field that has one, in the order of the rules.
 */
export function validate(schema: Schema, values: FormData): ValidationError[] {
  return [...validateByLibrary(schema, values)].flatMap(([field, { error }]) =>
    error === undefined ? [] : { field, message: error },
  )
}
