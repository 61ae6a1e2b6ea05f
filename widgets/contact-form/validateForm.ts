import { report } from '../../src/page/report'
import { applyRules } from './applyRules'
import { loadSchema } from './contactFormCalls'
import type { ContactForm } from './formFacts'
import { type ActionOptions, publicObject } from './publicObject'
import { sending, watchTurn } from './turns'
import { untilReleased } from './untilReleased'

/** Fetches the rules of a form, unless an add-on has brought some of its own (behaviour contact-form.schema.request). */
async function prepare(form: ContactForm): Promise<void> {
  const { id } = form.wpcf7
  const { schemas } = publicObject()
  if (schemas.has(id)) return
  const schema = await loadSchema(id)
  if (!schemas.has(id)) schemas.set(id, schema)
}

/** Fetches ahead what the first change will need. A failure is reported and costs nothing but the check in the browser. */
export function prepareValidation(form: ContactForm): void {
  prepare(form).catch((error) => report('call-failed', form, error))
}

/**
 * Checks a form in the browser, and shows what is wrong (plugins contract 1.9). Until the rules are there, or where they cannot be
 * had, nothing is checked: the server does it in any case.
 */
export async function validateForm(form: ContactForm, options: ActionOptions = {}): Promise<void> {
  const isOfUse = watchTurn(form)
  try {
    await prepare(form)
  } catch (error) {
    report('call-failed', form, error)
    return
  }
  await untilReleased()
  if (isOfUse() && !sending.has(form)) applyRules(form, options)
}
