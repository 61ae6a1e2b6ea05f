import { type ChoiceField, type ContactField, sentName } from '../fixtures/shop/contact/contactFieldTypes'
import { dayFromToday } from '../fixtures/shop/contact/contactRules'
import type { InvalidField } from '../fixtures/shop/contact/judge'
import { currentCaptcha, currentQuiz } from '../fixtures/shop/contact/puzzles'
import type { Session } from '../fixtures/shop/sessions'
import { type Html, html } from './html'

/** What a field is rendered from. */
interface FieldView {
  /** Its control's id; none for a form whose labels hold their controls. */
  id: string | null
  session: Readonly<Session>
  /** What was typed, to be shown once more; empty otherwise. */
  values: URLSearchParams
  /** What the server says of this field. */
  problem: InvalidField | undefined
}

/** Attributes that every control has. */
function controlAttributes({ id, problem }: FieldView, { required }: Pick<ContactField, 'required'>): Html {
  return html`${id && html` id="${id}"`}${required && html` aria-required="true"`} aria-invalid="${problem ? 'true' : 'false'}"${problem && html` aria-describedby="${problem.error_id}"`}`
}

/** The classes of a control. */
function controlClass(names: string, field: ContactField, { problem }: FieldView): string {
  const required = field.required ? ' wpcf7-validates-as-required' : ''
  return `wpcf7-form-control ${names}${required}${problem ? ' wpcf7-not-valid' : ''}`
}

function tip({ problem }: FieldView): Html | null {
  return problem ? html`<span class="wpcf7-not-valid-tip" aria-hidden="true">${problem.message}</span>` : null
}

function counter(
  name: string,
  current: number,
  direction: 'up' | 'down',
  limits: [name: string, value: number][],
): Html {
  const start = direction === 'down' ? (limits[0]?.[1] ?? 0) : 0
  const shown = direction === 'down' ? start - current : current
  return html`<span class="wpcf7-character-count ${direction}" data-target-name="${name}" data-starting-value="${start}" data-current-value="${shown}"${limits.map(([limit, value]) => html` data-${limit}-value="${value}"`)}>${shown}</span>`
}

/** The classes of the item at a place among all. */
function itemClass(index: number, { options, freeText }: ChoiceField): string {
  const isLast = index === options.length - 1
  return `wpcf7-list-item${index === 0 ? ' first' : ''}${isLast ? ' last' : ''}${isLast && freeText ? ' has-free-text' : ''}`
}

/** Boxes or radio buttons; the last of them may have a text of the shopper's own. */
function choices(field: ChoiceField, view: FieldView): Html {
  const { kind, name, options, exclusive, freeText } = field
  const { values } = view
  const chosen = values.getAll(sentName(field))
  const freeName = `_wpcf7_free_text_${name}`
  const names = `wpcf7-${kind}${exclusive ? ' wpcf7-exclusive-checkbox' : ''}`
  const last = options.length - 1
  return html`<span class="${controlClass(names, field, view)}"${view.id && html` id="${view.id}"`}>${options.map(
    (option, index) =>
      html`<span class="${itemClass(index, field)}"><label><input type="${kind}" name="${sentName(field)}" value="${option}"${chosen.includes(option) && html` checked`}> <span class="wpcf7-list-item-label">${option}</span></label>${index === last && freeText && html` <input type="text" name="${freeName}" class="wpcf7-free-text" aria-label="${option}" value="${values.get(freeName) ?? ''}">`}</span>`,
  )}</span>`
}

function control(field: ContactField, view: FieldView): Html {
  const { values, session } = view
  const value = values.get(field.name) ?? ''
  const attributes = controlAttributes(view, field)
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'url':
    case 'tel': {
      const names =
        field.kind === 'text' ? 'wpcf7-text' : `wpcf7-${field.kind} wpcf7-text wpcf7-validates-as-${field.kind}`
      return html`<input size="40" maxlength="400"${field.minlength && html` minlength="${field.minlength}"`} class="${controlClass(names, field, view)}${field.isCheckedLate && ' novalidate'}"${field.autocomplete && html` autocomplete="${field.autocomplete}"`}${attributes}${field.placeholder && html` placeholder="${field.placeholder}"`} value="${value}" type="${field.kind}" name="${field.name}">`
    }
    case 'number':
    case 'range':
      return html`<input class="${controlClass(`wpcf7-${field.kind} wpcf7-validates-as-number`, field, view)}"${attributes} min="${field.min}" max="${field.max}"${field.step && html` step="${field.step}"`} value="${value || (field.kind === 'range' && field.min)}" type="${field.kind}" name="${field.name}">`
    case 'date':
      return html`<input class="${controlClass('wpcf7-date wpcf7-validates-as-date', field, view)}"${attributes} min="${dayFromToday(0)}" max="${dayFromToday(field.within)}" value="${value}" type="date" name="${field.name}">`
    case 'textarea':
      return html`<textarea cols="40" rows="6" maxlength="${field.maxlength ?? 2000}"${field.minlength && html` minlength="${field.minlength}"`} class="${controlClass('wpcf7-textarea', field, view)}"${attributes} name="${field.name}">${value}</textarea>`
    case 'select': {
      const chosen = values.getAll(sentName(field))
      return html`<select class="${controlClass('wpcf7-select', field, view)}"${attributes}${field.multiple && html` multiple`} name="${sentName(field)}">${!field.multiple && html`<option value="">– Hãy chọn –</option>`}${field.options.map((option) => html`<option value="${option}"${chosen.includes(option) && html` selected`}>${option}</option>`)}</select>`
    }
    case 'checkbox':
    case 'radio':
      return choices(field, view)
    case 'acceptance':
      return html`<span class="${controlClass(`wpcf7-acceptance${field.invert ? ' invert' : ''}${field.optional ? ' optional' : ''}`, field, view)}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${field.name}" value="1" aria-invalid="${view.problem ? 'true' : 'false'}"${values.has(field.name) && html` checked`}> <span class="wpcf7-list-item-label">${field.label}</span></label></span></span>`
    case 'quiz': {
      const [question, hash] = currentQuiz(session)
      return html`<label><span class="wpcf7-quiz-label">${question}</span> <input size="40" class="${controlClass('wpcf7-quiz', field, view)}" autocomplete="off"${attributes} value="" type="text" name="${field.name}"></label><input type="hidden" name="_wpcf7_quiz_answer_${field.name}" value="${hash}">`
    }
    case 'captcha':
      return html`<input size="40" class="${controlClass('wpcf7-captchar', field, view)}" autocomplete="off"${attributes} value="" type="text" name="${field.name}">`
    case 'file':
      return html`<input size="40" class="${controlClass('wpcf7-file', field, view)}" accept="${field.accept.join(',')}"${attributes} type="file" name="${field.name}">`
    case 'hidden':
      return html`<input class="wpcf7-form-control wpcf7-hidden" value="${field.value}" type="hidden" name="${field.name}">`
  }
}

/** A captcha's picture and challenge. */
function captchaPicture({ kind, name }: ContactField, { session }: FieldView): Html | null {
  if (kind !== 'captcha') return null
  const { challenge, url } = currentCaptcha(session)
  return html`<input type="hidden" name="_wpcf7_captcha_challenge_${name}" value="${challenge}"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-${name}" width="120" height="40" alt="Bốn chữ cần nhập lại" src="${url}">`
}

/** A text's counters. */
function counters(field: ContactField, { values }: FieldView): Html | null {
  if (field.kind !== 'textarea' || !field.hasCounters) return null
  const { length } = (values.get(field.name) ?? '').trim()
  const maximum = field.maxlength ?? 2000
  const minimum = field.minlength ?? 0
  return html`<span class="counters">Đã viết ${counter(field.name, length, 'up', [
    ['maximum', maximum],
    ['minimum', minimum],
  ])} chữ, còn ${counter(field.name, length, 'down', [['maximum', maximum]])}</span>`
}

function labelled(field: ContactField, view: FieldView, wrapped: Html): Html {
  const text = html`${field.label}${field.required && html` <span class="required" aria-hidden="true">*</span>`}`
  switch (field.kind) {
    case 'acceptance':
    case 'quiz':
      // Their labels are part of the control.
      return html`<p>${wrapped}</p>`
    case 'checkbox':
    case 'radio':
      return html`<fieldset><legend>${text}</legend> ${wrapped}</fieldset>`
    default: {
      const beside = html`${captchaPicture(field, view)}${wrapped}`
      return html`<p>${counters(field, view)}${view.id === null ? html`<label>${text} ${beside}</label>` : html`<label for="${view.id}">${text}</label> ${beside}`}</p>`
    }
  }
}

/** @returns a field with its label, its tip and what belongs to it (plugins contract 1.1). */
export function contactField(field: ContactField, view: FieldView): Html {
  const inner = control(field, view)
  if (field.kind === 'hidden') return inner
  const wrapped = html`<span class="wpcf7-form-control-wrap" data-name="${field.name}">${inner}${tip(view)}</span>`
  const whole = labelled(field, view, wrapped)
  return field.inertOn ? html`<div class="inert-on-${field.inertOn}">${whole}</div>` : whole
}
