import { report } from '../../src/page/report'
import { FIELD_WRAP, fieldOf } from './fields'
import type { OurForm } from './formFacts'
import type { FieldCheck } from './formState'
import type { ActionOptions } from './publicObject'
import { readFormValues } from './validation/formValues'
import { parseSchema, type Rule } from './validation/schema'
import { validate } from './validation/validate'

/** What is not checked in the browser, itself or all within (plugins contract 1.1). */
const UNCHECKED = '.novalidate'

/** Does the browser check this field at all? Not what is marked so, nor what is switched off and will not be sent. */
function isChecked(place: HTMLElement): boolean {
  const controls = [...place.querySelectorAll('input,select,textarea')]
  return !place.closest(UNCHECKED) && !controls.every((control) => control.matches(`:disabled,${UNCHECKED}`))
}

/** The fields that rules, and rules inside rules, are about. */
function fieldsOf(rules: readonly Rule[] = []): string[] {
  return rules.flatMap(({ field, rules: inner }) => [...(field ? [field] : []), ...fieldsOf(inner)])
}

/** The values of a field as texts; its name in the form may end in brackets. */
function wordsOf(values: FormData, field: string): string[] {
  return [...values]
    .filter(([name]) => name.replace(/\[.*/s, '') === field)
    .map(([, value]) => (typeof value === 'string' ? value.trim() : value.name))
    .filter(Boolean)
}

/**
 * Judges the whole form by its rules (plugins contract 1.9; behaviour contact-form.rule.checked-in-the-browser).
 *
 * @param target the control that changed. Without it all fields are checked.
 * @param scope the part of the form whose fields are looked at.
 * @returns the outcome for the fields from the first up to the one that changed. A field that the rules do not know keeps what the server
 *   said about it, until it is changed itself. `undefined` where there are no rules, or what changed is none of the form's fields or is
 *   not checked by the browser.
 */
export function checkFields(form: OurForm, { target, scope = form }: ActionOptions): FieldCheck[] | undefined {
  const schema = parseSchema(form.wpcf7.schema, (names) => report('contact-form-rule-unknown', form, names.join(', ')))
  const changed = target?.closest('.wpcf7-form-control')?.closest<HTMLElement>(FIELD_WRAP)
  const mayCheck = !target || (changed && fieldOf(changed) && !target.closest(UNCHECKED))
  if (!schema || !mayCheck) return undefined
  const values = readFormValues(form)
  const faults = new Map(validate(schema, values).map(({ field, message }) => [field, message]))
  const known = new Set(fieldsOf(schema.rules))
  const checks: FieldCheck[] = []
  for (const place of scope.querySelectorAll<HTMLElement>(FIELD_WRAP)) {
    const field = fieldOf(place)
    const isChanged = place === changed
    if (isChecked(place) && (isChanged || known.has(field))) {
      const message = faults.get(field) ?? ''
      checks.push({ field, message, words: faults.has(field) ? [] : wordsOf(values, field) })
    }
    if (isChanged) break
  }
  return checks
}
