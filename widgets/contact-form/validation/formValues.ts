import { FIELD_WRAP } from '../fields'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a control adds to the values of its form: none, one, or several. */
function valuesOf(control: Control): readonly FormDataEntryValue[] {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].filter(({ disabled }) => !disabled).map(({ value }) => value)
  if (!(control instanceof HTMLInputElement)) return [control.value]
  const { type, files, checked, value } = control
  if (type === 'file') return [...(files ?? [])]
  // Buttons have no value of the shopper's.
  return (checked || !/^(checkbox|radio)$/.test(type)) && !/^(button|image|reset|submit)$/.test(type) ? [value] : []
}

/**
 * Reads the values that the rules check (plugins contract 1.8): of controls inside field wraps that have a name, are not disabled and not
 * opted out by `.novalidate`. Files are listed, not read.
 */
export function readFormValues(form: HTMLFormElement): FormData {
  const values = new FormData()
  // Not `form.elements`, which a control with that name hides.
  for (const control of form.querySelectorAll<Control>('input,select,textarea')) {
    const { name } = control
    if (!name || !control.closest(FIELD_WRAP) || control.closest('.novalidate') || control.matches(':disabled'))
      continue
    for (const value of valuesOf(control)) values.append(name, value)
  }
  return values
}
