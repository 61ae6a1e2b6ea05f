import { FORM_BUTTON } from './formSelectors'
import { isSentElsewhere } from './sentElsewhere'

/**
 * The fields of a product form that can be sent in the background, by name; a list stands for a name that occurs several times.
 *
 * @param submitter what sends the form; `null` where a script does.
 * @returns `undefined` where only the browser can send it: files, another tab or window, a form that adds nothing (external products, other
 *   buttons in it), a variation that is not chosen yet.
 */
export function readProductFields(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Record<string, unknown> | undefined {
  const variation = form.querySelector<HTMLInputElement>('input[name="variation_id"]')
  const isForeign = submitter && !submitter.matches(`${FORM_BUTTON}:not([formaction])`)
  if (
    isForeign ||
    isSentElsewhere(form, submitter) ||
    !form.matches('[method="post" i]') ||
    (variation && !(Number(variation.value) > 0))
  )
    return
  const sent = new FormData(form, submitter)
  // Chrome before 112 leaves the button out.
  const { name: button, value: product } = (submitter ?? {}) as HTMLButtonElement
  if (button && !sent.has(button)) sent.append(button, product)
  const fields: Record<string, unknown> = {}
  for (const [name, value] of sent) {
    if (typeof value === 'string') fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value
    else if (value.size > 0) return
  }
  return 'add-to-cart' in fields ? fields : undefined
}
