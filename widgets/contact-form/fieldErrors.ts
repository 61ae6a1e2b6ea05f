import type { ContactForm } from './formFacts'

const TIP = '.wpcf7-not-valid-tip'

/** The places of a form's fields, in the order of the page. */
export function wrapsIn(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap[data-name]')]
}

/** The id under which a field's error stands in the list for screen readers (plugins contract 1.10). */
function errorIdOf(form: ContactForm, field: string): string {
  return `${form.wpcf7.unitTag}-ve-${field}`.replace(/[^\w-]+/g, '')
}

/** Says that a control is described by an element, or not any more; what else describes it stays. */
function toggleDescription(control: Element, id: string, isDescribed: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((other) => other && other !== id)
  const ids = isDescribed ? [...others, id] : others
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** Marks the controls of a field as wrong, or as right again where the message is empty. */
function markControls(wrap: HTMLElement, errorId: string, message: string): void {
  for (const control of wrap.querySelectorAll('[aria-invalid]')) control.setAttribute('aria-invalid', String(!!message))
  for (const control of wrap.querySelectorAll<HTMLElement & Partial<HTMLInputElement>>('.wpcf7-form-control')) {
    control.classList.toggle('wpcf7-not-valid', !!message)
    toggleDescription(control, errorId, !!message)
    control.setCustomValidity?.(message)
  }
}

/** Adds an error to the list for screen readers, with a link to the field where it can be linked to. */
function list(form: ContactForm, errorId: string, control: Element | null | undefined, message: string): void {
  const entry = document.createElement('li')
  const link = document.createElement('a')
  entry.id = errorId
  link.href = `#${control?.id}`
  link.textContent = message
  entry.append(control?.id ? link : message)
  form.wpcf7.parent.querySelector('.screen-reader-response ul')?.append(entry)
}

/**
 * Shows what is wrong with a field: a tip beside it, an entry for screen readers, and the marks of its controls; an empty message takes
 * all of that away (plugins contract 1.10; behaviour contact-form.answer.invalid-fields-get-tips).
 */
export function showFieldError(form: ContactForm, field: string, message: string): void {
  const wraps = wrapsIn(form).filter(({ dataset }) => dataset['name'] === field)
  const errorId = errorIdOf(form, field)
  for (const entry of form.wpcf7.parent.querySelectorAll('.screen-reader-response li')) {
    if (entry.id === errorId) entry.remove()
  }
  for (const wrap of wraps) {
    markControls(wrap, errorId, message)
    for (const old of wrap.querySelectorAll(TIP)) old.remove()
    if (!message) continue
    const tip = document.createElement('span')
    tip.className = TIP.slice(1)
    tip.setAttribute('aria-hidden', 'true')
    tip.textContent = message
    wrap.append(tip)
  }
  if (message) list(form, errorId, wraps[0]?.querySelector('.wpcf7-form-control'), message)
}

/** Takes all errors of a form away. */
export function clearFieldErrors(form: ContactForm): void {
  for (const { dataset } of wrapsIn(form)) showFieldError(form, dataset['name'] ?? '', '')
  form.wpcf7.parent.querySelector('.screen-reader-response ul')?.replaceChildren()
}

/** Says something about the form as a whole, to the eye and to screen readers (behaviour contact-form.answer.shows-message). */
export function showMessage(form: ContactForm, message: string): void {
  const spoken = form.wpcf7.parent.querySelector('.screen-reader-response [role="status"]')
  if (spoken) spoken.textContent = message
  for (const output of form.querySelectorAll('.wpcf7-response-output')) output.textContent = message
}

/** Tips that float over their fields give way to who comes to type (plugins contract 1.1). */
export function hideFloatingTips(touched: EventTarget | null): void {
  if (!(touched instanceof Element) || !touched.closest('.use-floating-validation-tip')) return
  const wrap = touched.matches(`${TIP},.wpcf7-form-control,.wpcf7-form-control *`) && touched.closest('[data-name]')
  for (const tip of wrap ? wrap.querySelectorAll<HTMLElement>(TIP) : []) tip.style.display = 'none'
}
