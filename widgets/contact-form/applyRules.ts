import { report } from '../../src/page/report'
import { showFieldError, wrapsIn } from './fieldErrors'
import type { ContactForm } from './formFacts'
import { setStatus, showStatus } from './formStatus'
import type { ActionOptions } from './publicObject'
import { reflect } from './reflections'
import { readFormValues } from './validation/formValues'
import { parseSchema } from './validation/schema'
import { validate } from './validation/validate'

/** Does the browser check this field at all? Not what is marked so, nor what is switched off and will not be sent. */
function isChecked(wrap: HTMLElement): boolean {
  const controls = [...wrap.querySelectorAll('input,select,textarea')]
  return !wrap.closest('.novalidate') && !controls.every((control) => control.matches(':disabled,.novalidate'))
}

/** The values under a name of a form's field, which may end in brackets. */
function valuesOf(values: FormData, field: string): FormDataEntryValue[] {
  return [...values].filter(([name]) => name.replace(/\[.*/s, '') === field).map(([, value]) => value)
}

/**
 * Checks the whole form and shows the outcome on its fields, from the first up to the one that changed (plugins contract 1.9; behaviours
 * contact-form.rule.checked-in-the-browser, contact-form.change.validation-returns-to-previous). A field that the rules do not know
 * keeps what the server said about it, until it is changed itself.
 *
 * @param target the control that changed; where it is none of the form's fields, nothing happens. Without it all are checked.
 * @param scope the part of the form whose fields are looked at.
 */
export function applyRules(form: ContactForm, { target, scope = form }: ActionOptions): void {
  const sentRules = form.wpcf7.schema
  const schema = parseSchema(sentRules, (names) => report('contact-form-rule-unknown', form, names.join(', ')))
  const isField = !target || target.closest('.wpcf7-form-control')?.closest('.wpcf7-form-control-wrap[data-name]')
  if (!schema || !isField) return
  const { status } = form.wpcf7
  setStatus(form, 'validating')
  const values = readFormValues(form)
  const faults = new Map(validate(schema, values).map(({ field, message }) => [field, message]))
  // Rules may hold rules; the text of them all tells which fields they know.
  const rules = JSON.stringify(sentRules)
  for (const wrap of wrapsIn(scope)) {
    const field = wrap.dataset['name'] ?? ''
    const isChanged = !!target && wrap.contains(target)
    if (isChecked(wrap) && (isChanged || rules.includes(`"field":"${field}"`))) {
      showFieldError(form, field, faults.get(field) ?? '')
      reflect(form, field, faults.has(field) ? [] : valuesOf(values, field))
    }
    if (isChanged) break
  }
  showStatus(form, status)
}
