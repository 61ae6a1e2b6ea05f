import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import { startScript } from '../../support/startPage'

/** What of a form a test varies. */
export interface FormOptions {
  id?: number
  unitTag?: string
  status?: string
  className?: string
  fields?: string
  hidden?: string
}

/** An e-mail field, as the server renders it (plugins contract 1.1). */
export const MAIL = `<span class="wpcf7-form-control-wrap" data-name="mail"><input id="mail" type="email" name="mail" value="a@b.vn"
  class="wpcf7-form-control wpcf7-email wpcf7-text" aria-required="true" aria-invalid="false"></span>`

/** A field for a message, without an id. */
export const NOTE = `<span class="wpcf7-form-control-wrap" data-name="note"><textarea name="note" class="wpcf7-form-control wpcf7-textarea"
  aria-invalid="false"></textarea></span>`

/** A contact form as the server renders it (plugins contract 1.1, 1.2). */
export function contactForm(options: FormOptions = {}): string {
  const { id = 7, unitTag = `wpcf7-f${id}-p2-o1`, status = 'init', className = '', fields = MAIL + NOTE } = options
  return `<div class="wpcf7 no-js" id="${unitTag}" lang="vi" dir="ltr" data-wpcf7-id="${id}">
    <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
    <form action="/lien-he/#${unitTag}" method="post" class="wpcf7-form ${status} ${className}" novalidate data-status="${status}">
      <fieldset class="hidden-fields-container">
        <input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_version" value="6.1.6">
        <input type="hidden" name="_wpcf7_locale" value="vi"><input type="hidden" name="_wpcf7_unit_tag" value="${unitTag}">
        <input type="hidden" name="_wpcf7_container_post" value="2"><input type="hidden" name="_wpcf7_posted_data_hash" value="">
        ${options.hidden ?? ''}
      </fieldset>
      ${fields}
      <input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Gửi">
      <div class="wpcf7-response-output" aria-hidden="true"></div>
    </form>
  </div>`
}

/** A captcha and a quiz, as the server renders them. */
export const REFILLED = `<input type="hidden" name="_wpcf7_captcha_challenge_c:1" value="111"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-c1" src="/old/111.png">
  <span class="wpcf7-form-control-wrap" data-name="c:1"><input name="c:1" value="OLD" class="wpcf7-form-control" aria-invalid="false"></span>
  <span class="wpcf7-form-control-wrap" data-name="q"><label><span class="wpcf7-quiz-label">1+1=?</span>
    <input name="q" value="2" class="wpcf7-form-control wpcf7-quiz" aria-invalid="false"></label>
    <input type="hidden" name="_wpcf7_quiz_answer_q" value="hash1"></span>`

/** The address of the calls of a form. */
export const CALLS = 'http://localhost:3000/wp-json/contact-form-7/v1/contact-forms/7'

/** Prints the plugin's global, as the server does (plugins contract 1.3). */
export function printConfig(more: Readonly<Record<string, unknown>> = {}): void {
  Object.assign(window, {
    wpcf7: { api: { root: 'http://localhost:3000/wp-json/', namespace: 'contact-form-7/v1' }, ...more },
  })
}

/** Opens a page of a shop that has the plugin, on a stopped clock. */
export function openContactPage(html: string): TestPage {
  const page = openPage(html)
  printConfig()
  stopClock()
  return page
}

/** What the server says to a submission (plugins contract 1.6). */
export function feedback(status: string, more: Readonly<Record<string, unknown>> = {}): object {
  return {
    contact_form_id: 7,
    status,
    message: `Kết quả: ${status}`,
    posted_data_hash: '',
    into: '#wpcf7-f7-p2-o1',
    invalid_fields: [],
    ...more,
  }
}

/** Starts the script with the widgets of contact forms, and lets the page come to rest; nothing is in view. */
export async function startContactPage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startScript((await import('../../../widgets/contact-form/definitions')).contactForm, settings)
  await pass(200)
}

/** The form of the page. */
export const theForm = (): HTMLFormElement => find<HTMLFormElement>('.wpcf7 > form')

/** Sends a form by its button. */
export async function send(form: HTMLFormElement = theForm()): Promise<void> {
  form.requestSubmit(form.querySelector<HTMLInputElement>('[type="submit"]'))
  await pass()
}

/** Types into a field, or chooses in it, and goes on to the next. */
export async function change(field: HTMLInputElement | HTMLTextAreaElement, value?: string): Promise<void> {
  if (value !== undefined) field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await pass()
}

/** Ticks a box or unticks it, as the shopper does. */
export async function tick(box: HTMLInputElement, isTicked = true): Promise<void> {
  box.checked = isTicked
  await change(box)
}

/** The status that the form displays: its attribute, which its class has to agree with. */
export function statusOf(form: HTMLFormElement = theForm()): string {
  const status = form.getAttribute('data-status') ?? ''
  return form.classList.contains(status) ? status : `${status} but not as class`
}

/** The statuses that a form goes through from now on. */
export function followStatus(): string[] {
  const seen: string[] = []
  document.addEventListener('wpcf7statuschanged', (event) => seen.push((event as CustomEvent).detail.status))
  return seen
}
