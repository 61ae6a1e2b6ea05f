/** One value that was filled in, in words. */
const asWords = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() : value.name)

/** Shows values in a list of outputs: those that the server rendered stay, hidden while there is a value. */
function fillList(place: Element, field: string, words: readonly string[]): void {
  for (const output of place.querySelectorAll('output')) {
    if (output.hasAttribute('data-default')) output.hidden = words.length > 0
    else output.remove()
  }
  for (const word of words) {
    const output = document.createElement('output')
    output.setAttribute('name', field)
    output.textContent = word
    place.append(output)
  }
}

/**
 * Shows again elsewhere in the form what is filled into a field (plugins contract 1.1).
 *
 * @param values the valid ones; without any the server's default shows.
 */
export function reflect(form: HTMLFormElement, field: string, values: readonly FormDataEntryValue[]): void {
  const words = values.map(asWords).filter(Boolean)
  for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    if (place.dataset['reflectionOf'] !== field) continue
    if (place.matches('output')) place.textContent = words[0] ?? place.dataset['default'] ?? ''
    else fillList(place, field, words)
  }
}

/** Takes back everything that was shown again: the fields are empty. */
export function clearReflections(form: HTMLFormElement): void {
  const places = form.querySelectorAll<HTMLElement>('[data-reflection-of]')
  for (const field of new Set([...places].map(({ dataset }) => dataset['reflectionOf'] ?? ''))) reflect(form, field, [])
}
