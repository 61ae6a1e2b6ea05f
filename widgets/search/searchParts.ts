/** What tells assistive technology that suggestions belong to a field, and the browser to keep its own to itself. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', autocomplete: 'off' }

/**
 * Makes a search field one that has suggestions.
 *
 * @returns a function that gives it its own attributes back.
 */
export function makeCombobox(field: Element): () => void {
  const former = Object.keys(COMBOBOX).map((name) => [name, field.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(COMBOBOX)) field.setAttribute(name, value)
  return () => {
    for (const [name, value] of former) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  }
}

/** Where a form's suggestions are drawn: the theme's place (contract 10), else one of our own, which takes no room. */
export function findPlace(form: HTMLElement): HTMLElement {
  const there = form.querySelector<HTMLElement>('.live-search-results')
  if (there) return there
  const place = document.createElement('div')
  place.className = 'live-search-results'
  if (getComputedStyle(form).position === 'static') form.style.position = 'relative'
  form.append(place)
  return place
}
