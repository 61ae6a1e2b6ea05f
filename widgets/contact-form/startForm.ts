import type { Island } from '../../src/islands/island'
import { contactFormSettings } from './contactFormSettings'
import { type ContactForm, describeForm } from './formFacts'
import { ourForms } from './hooks'
import { markInert } from './markInert'
import { publicObject } from './publicObject'
import { showFieldStates } from './showFieldStates'

/** What a refill would renew (plugins contract 1.2). */
const REFILLED = '[name^="_wpcf7_captcha_challenge_"],[name^="_wpcf7_quiz_answer_"]'

const isOurs = (form: HTMLFormElement): form is ContactForm => ourForms.has(form)

/** A page cache keeps the captcha of whoever came first (behaviour contact-form.refill.when). What is typed already stays. */
function isRefillDue(form: ContactForm): boolean {
  return contactFormSettings().contactFormCached && form.wpcf7.status === 'init' && !!form.querySelector(REFILLED)
}

/**
 * Takes a form into our care, once, and shows what its fields are like by now: what the browser restored, and what was typed before
 * the script was there, counts (plugins contract 1.4, 1.14).
 *
 * @returns the form; `undefined` where it can only be sent as any form.
 */
export function startForm(form: HTMLFormElement): ContactForm | undefined {
  const started = isOurs(form) ? form : describeForm(form)
  if (!started) return
  if (!isOurs(form)) {
    ourForms.add(form)
    // Other add-ons look for it.
    publicObject()
    const show = () => showFieldStates(form)
    for (const type of ['change', 'input', 'keyup', 'wpcf7reset']) form.addEventListener(type, show)
    form.addEventListener('reset', () => {
      // The fields are reset after the event.
      setTimeout(show)
      publicObject().reset(form)
    })
    // The server checks, and says so; the browser's own bubbles would hold the form back for what the server said last time.
    form.noValidate = true
    started.wpcf7.parent.classList.replace('no-js', 'js')
    markInert(started)
    if (isRefillDue(started)) publicObject().reset(form)
  }
  showFieldStates(form)
  return started
}

/** A contact form that came into view: what it shows before anybody touches it (plugins contract 1.14). */
export function attachShownForm({ host }: Island): undefined {
  startForm(host as HTMLFormElement)
}
