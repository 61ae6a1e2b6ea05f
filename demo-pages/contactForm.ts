import { sentName } from '../fixtures/shop/contact/contactFieldTypes'
import type { ContactForm, Reflection } from '../fixtures/shop/contact/contactForms'
import { displayedStatus } from '../fixtures/shop/contact/contactTexts'
import type { Feedback } from '../fixtures/shop/contact/judge'
import { pluginNonce } from '../fixtures/shop/pluginNonce'
import { contactField } from './contactFields'
import type { PageContext } from './context'
import { type Html, html } from './html'

/** Where a form stands. */
interface ContactPlace {
  /** The id of the post around it; 0 for none. */
  post: number
  /** How many forms the page has up to this one, itself included. */
  order: number
  /** What it is called here; the form's own title where nothing is said. */
  title?: string
}

function unitTagOf({ id }: ContactForm, { post, order }: ContactPlace): string {
  return `wpcf7-f${id}${post > 0 ? `-p${post}` : ''}-o${order}`
}

/** What the plugin itself sends along (plugins contract 1.2). */
function hiddenFields({ session, variants }: PageContext, { id }: ContactForm, unitTag: string, post: number): Html {
  const fields = {
    _wpcf7: String(id),
    _wpcf7_version: '6.1.6',
    _wpcf7_locale: 'vi',
    _wpcf7_unit_tag: unitTag,
    _wpcf7_container_post: String(post),
    _wpcf7_posted_data_hash: '',
    ...(session.isLoggedIn && { _wpnonce: pluginNonce('wp_rest', variants.nonce) }),
  }
  return html`<fieldset class="hidden-fields-container">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}</fieldset>`
}

/** The plugin lists the same errors once more, for screen readers, each leading to its field. */
function errorList(feedback: Feedback | null): Html {
  return html`<ul>${feedback?.invalid_fields.map(
    ({ message, idref, error_id }) =>
      html`<li id="${error_id}">${idref ? html`<a href="#${idref}">${message}</a>` : message}</li>`,
  )}</ul>`
}

function reflection({ field, label, fallback, look }: Reflection, valid: readonly string[]): Html {
  const shown = valid.length > 0 ? valid : [fallback]
  if (look === 'line')
    return html`<p class="reflection">${label}<output data-reflection-of="${field}" data-default="${fallback}">${shown.join(', ')}</output></p>`
  return html`<fieldset class="reflection" data-reflection-of="${field}"><legend>${label}</legend>${shown.map((value) => html`<output data-default="${fallback}">${value}</output> `)}</fieldset>`
}

/**
 * @param place makes the form's ids its own.
 * @returns a contact form (plugins contract 1.1); one that was sent with this very request says how that went.
 */
export function contactForm(context: PageContext, form: ContactForm, place: ContactPlace): Html {
  const { url, session, variants, contactFeedback } = context
  const unitTag = unitTagOf(form, place)
  const feedback = contactFeedback?.into === `#${unitTag}` ? contactFeedback : null
  const status = displayedStatus(feedback?.status ?? 'init')
  const values = feedback && feedback.status !== 'mail_sent' ? context.fields : new URLSearchParams()
  const problemOf = (name: string) => feedback?.invalid_fields.find(({ field }) => field === name)
  const validValues = (name: string) => {
    const field = form.fields.find((candidate) => candidate.name === name)
    return field && !problemOf(name) ? values.getAll(sentName(field)).filter((value) => value.trim()) : []
  }
  const action = `${url.pathname}${url.search}#${unitTag}`
  const hasFile = form.fields.some(({ kind }) => kind === 'file')
  const isValidation = variants.acceptance === 'validation'
  return html`<div class="wpcf7 no-js" id="${unitTag}" lang="vi" dir="ltr" data-wpcf7-id="${form.id}">
  <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">${feedback?.message}</p> ${errorList(feedback)}</div>
  <form action="${action}" method="post" class="wpcf7-form ${status}${isValidation && ' wpcf7-acceptance-as-validation'}${variants.tips === 'floating' && ' use-floating-validation-tip'}" aria-label="${place.title ?? form.title}"${hasFile && html` enctype="multipart/form-data"`} novalidate data-status="${status}">
    ${hiddenFields(context, form, unitTag, place.post)}
    ${form.fields.map((field) =>
      contactField(field, {
        id: form.idPrefix && `${form.idPrefix}${field.name}`,
        session,
        values,
        problem: problemOf(field.name),
      }),
    )}
    ${form.reflections.map((item) => reflection(item, validValues(item.field)))}
    <p><input class="wpcf7-form-control wpcf7-submit has-spinner button" type="submit" value="${form.button}"></p>
    <div class="wpcf7-response-output" aria-hidden="true">${feedback?.message}</div>
  </form>
</div>`
}
