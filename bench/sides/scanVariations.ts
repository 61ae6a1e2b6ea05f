/** As much of a variation as this side reads. */
interface Variation {
  attributes: Record<string, string>
  variation_id: number
  variation_is_active: boolean
  sku: string
  price_html: string
}

/**
 * A variation form as scripts have done it for years, written by hand for exactly this page: for every option of every select it goes
 * through all variations, and it writes the options anew. No events, no templates, no requests, nothing decoded.
 */
const form = document.querySelector<HTMLFormElement>('.variations_form')
const variations = JSON.parse(form?.dataset['product_variations'] ?? '[]') as Variation[]
const selects = [...document.querySelectorAll<HTMLSelectElement>('.variations select')]
const printed = selects.map((select) => select.innerHTML)

function chosenOptions(): Record<string, string> {
  return Object.fromEntries(selects.map(({ name, value }) => [name, value]))
}

function matching(chosen: Record<string, string>): Variation[] {
  return variations.filter(({ attributes }) =>
    Object.entries(chosen).every(([name, value]) => !value || !attributes[name] || attributes[name] === value),
  )
}

function set(selector: string, write: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) write(element)
}

function update(): void {
  selects.forEach((select, at) => {
    const { value } = select
    select.innerHTML = printed[at] ?? ''
    for (const option of [...select.options]) {
      if (!option.value) continue
      const fitting = matching({ ...chosenOptions(), [select.name]: option.value })
      if (fitting.length === 0) option.remove()
      else option.disabled = !fitting.some(({ variation_is_active }) => variation_is_active)
    }
    select.value = value
  })
  const chosen = chosenOptions()
  const found = Object.values(chosen).every(Boolean) ? matching(chosen)[0] : undefined
  set('.reset_variations', ({ style }) => {
    style.visibility = Object.values(chosen).some(Boolean) ? 'visible' : 'hidden'
  })
  set('.variation_id', (field) => field.setAttribute('value', String(found?.variation_id ?? '')))
  set('.sku', (place) => place.replaceChildren(found?.sku ?? 'VC'))
  set('.single_add_to_cart_button', ({ classList }) => classList.toggle('disabled', !found))
  set('.single_variation', (place) => {
    place.innerHTML = found?.price_html ?? ''
  })
}

form?.addEventListener('change', update)
update()
