/** What the browser names as the submitter of a form. */
type Submitter = HTMLButtonElement | HTMLInputElement

/**
 * Submits a form once more, as the shopper did: with the button that was pressed, which may say what the form is for, as a product form's
 * `add-to-cart` does. Where a swap or another script has drawn that button anew meanwhile, one with its name and value stands in for it;
 * where there is none, the form goes without a button.
 *
 * @param pressed the submitter of the first time; `null` where a script has submitted the form without one.
 */
export function submitAgain(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const { form: owner, name, value } = (pressed ?? {}) as Partial<Submitter>
  const isStandIn = (each: Partial<Submitter>) => each.form === form && each.type === 'submit' && each.value === value
  // Of the whole page, because a button outside the form may be one of its own; not `form.elements`, which a control with that name hides.
  const standIn = () => (name ? [...document.getElementsByName(name)].find(isStandIn) : undefined)
  form.requestSubmit(owner === form ? pressed : standIn())
}
