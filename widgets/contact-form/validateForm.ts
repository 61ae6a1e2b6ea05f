import { report } from '../../src/page/report'
import { untilReleased } from '../../src/page/untilReleased'
import { checkFields } from './checkFields'
import { loadSchema } from './contactFormCalls'
import { checked, checking } from './formState'
import type { FormStore } from './formStore'
import { type ActionOptions, publicObject } from './publicObject'

/**
 * Fetches the rules of a form, unless an add-on has brought some of its own (behaviour contact-form.schema.request). A failure is reported,
 * and the form is then not validated in the browser.
 *
 * @returns whether the rules are there.
 */
export async function loadRules({ form }: FormStore): Promise<boolean> {
  const { id } = form.wpcf7
  const { schemas } = publicObject()
  if (schemas.get(id) !== undefined) return true
  try {
    const schema = await loadSchema(id)
    if (schemas.get(id) === undefined) schemas.set(id, schema)
    return true
  } catch (error) {
    report('call-failed', form, error)
    return false
  }
}

/**
 * Checks a form in the browser, and shows what is wrong (plugins contract 1.9; behaviour
 * contact-form.change.validation-returns-to-previous). Without the rules nothing is checked here: the server checks in any case.
 */
export async function validateForm(store: FormStore, options: ActionOptions = {}): Promise<void> {
  const { form, $state, take } = store
  const { turn } = $state.get()
  if (!(await loadRules(store))) return
  await untilReleased()
  const { turn: turnNow, isSending, status } = $state.get()
  const checks = turnNow === turn && !isSending && checkFields(form, options)
  if (!checks) return
  take(checking)
  take(checked(status, checks))
}
