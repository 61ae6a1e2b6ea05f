// Wraps the hidden inputs of a form, which must not wait for a rendering (see keepInputs).

import { readAttribution } from './attribution'
import { PLACEHOLDERS } from './attributionSelectors'
import { inputSettings } from './inputSettings'

/** Removes the inputs of the page that the server has not printed. */
export function removeOwnInputs(): void {
  for (const input of document.querySelectorAll('input[type="hidden"][data-island-outlet]')) input.remove()
}

/** Makes a hidden input that a swap leaves in place, as it does an `Outlet`. */
function makeInput(name: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.dataset['islandOutlet'] = ''
  return input
}

/** The hidden inputs of a form by name; further ones of the same name are handed to `onDouble`. */
function hiddenInputs(form: Element, onDouble: (input: HTMLInputElement) => void): Map<string, HTMLInputElement> {
  const inputs = new Map<string, HTMLInputElement>()
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')) {
    if (inputs.has(input.name)) onDouble(input)
    else inputs.set(input.name, input)
  }
  return inputs
}

/**
 * Gives a form exactly one set of hidden attribution inputs with the current values (behaviour checkout.attribution.hidden-inputs): in its
 * first placeholder, or where the server printed them, or at its end. A form with neither gets them only where the shop tracks at all. A
 * form that is right already is not changed.
 *
 * @param form a form, or a placeholder outside forms.
 */
export function stampForm(form: Element): void {
  const [placeholder, ...others] = form.querySelectorAll(PLACEHOLDERS)
  for (const other of others) other.remove()
  const { checkoutAttributionPrefix: prefix } = inputSettings()
  const values = Object.entries(readAttribution()).map(([field, value]) => [prefix + field, value] as const)
  const names = new Set(values.map(([name]) => name))
  const inputs = hiddenInputs(form, (double) => names.has(double.name) && double.remove())
  const isAsked = placeholder || form.matches(PLACEHOLDERS) || values.some(([name]) => inputs.has(name))
  if (!isAsked && !('wc_order_attribution' in window)) return
  for (const [name, value] of values) {
    const input = inputs.get(name) ?? makeInput(name)
    // Setting a hidden input's value is a DOM mutation even if the value is the same.
    if (input.value !== value) input.value = value
    if (!inputs.has(name)) (placeholder ?? form).append(input)
  }
}
