import type { ContactForm } from './formFacts'

/** What had the focus in each form before it became inert. */
const focused = new WeakMap<ContactForm, HTMLElement>()

/**
 * Makes inert what is marked so for the form's status, and nothing else (behaviour contact-form.change.inert-for-status). The focus
 * comes back with what it was in, unless it has gone elsewhere.
 */
export function markInert(form: ContactForm): void {
  const { activeElement, body } = document
  for (const element of form.querySelectorAll('.active-on-any')) {
    element.removeAttribute('inert')
    element.classList.remove('active-on-any')
  }
  for (const element of form.querySelectorAll('[class*="inert-on-"]')) {
    if (!element.classList.contains(`inert-on-${form.wpcf7.status}`)) continue
    if (activeElement instanceof HTMLElement && element.contains(activeElement)) focused.set(form, activeElement)
    element.setAttribute('inert', 'inert')
    element.classList.add('active-on-any')
  }
  const last = focused.get(form)
  if (!last || last.closest('[inert]')) return
  focused.delete(form)
  if (!activeElement || activeElement === body) last.focus({ preventScroll: true })
}
