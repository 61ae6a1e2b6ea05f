import { FORM_BUTTON } from '../markSubmitting'
import { productSettings } from '../productSettings'
import { variationText } from './variationTexts'

/** What the add button can do: add, nothing until everything is chosen, or nothing because the variation cannot be bought. */
export type AddButtonState = 'ready' | 'selection-needed' | 'is-unavailable'

const AREA = 'woocommerce-variation-add-to-cart'

/** Shows on the form's button what it can do (contract 5.6). It is never really disabled, so that a click can say why nothing happens. */
export function setAddButton(form: HTMLFormElement, state: AddButtonState): void {
  for (const { classList } of form.querySelectorAll(FORM_BUTTON)) {
    classList.toggle('disabled', state !== 'ready')
    for (const reason of ['selection-needed', 'is-unavailable'])
      classList.toggle(`wc-variation-${reason}`, state === reason)
  }
  for (const { classList } of form.querySelectorAll(`.${AREA}`)) {
    classList.toggle(`${AREA}-enabled`, state === 'ready')
    classList.toggle(`${AREA}-disabled`, state !== 'ready')
  }
}

/** A click on a button that cannot add says why, and adds nothing. */
export async function explainAddButton(event: Event): Promise<void> {
  const button = (event.target as Element).closest(`${FORM_BUTTON}.disabled`)
  if (!button) return
  event.preventDefault()
  const { productUnavailableText, productMakeSelectionText } = productSettings()
  const isUnavailable = button.matches('.wc-variation-is-unavailable')
  const text = isUnavailable
    ? productUnavailableText || (await variationText('unavailable'))
    : productMakeSelectionText || (await variationText('makeSelection'))
  if (text) alert(text)
}
