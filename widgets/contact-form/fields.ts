import type { OurForm } from './formFacts'

/** The element around a field and its tip (plugins contract 1.1). */
export const FIELD_WRAP = '.wpcf7-form-control-wrap'

/** The controls of a form that have this name. Not by `form.elements`, because a control named `elements` hides that. */
export function controlsNamed(form: HTMLElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
}

/**
 * The name, without brackets, of the field that a field wrap is around (plugins contract 1.1). Contact Form 7 before 5.6 says it by the
 * second class instead of `data-name`. Empty for what an add-on puts around such a wrap.
 */
export function fieldOf(wrap: HTMLElement): string {
  return wrap.querySelector('[data-name]') ? '' : (wrap.dataset['name'] ?? wrap.classList[1] ?? '')
}

/** The id of a field's error in the list for screen readers (plugins contract 1.10). */
export function errorIdOf({ wpcf7 }: OurForm, field: string): string {
  return `${wpcf7.unitTag}-ve-${field}`.replace(/[^\w-]+/g, '')
}
