import { type Html, html } from './html'

/** What a quantity field is made of (contract 7). */
interface QuantityField {
  id: string
  /** The field's name in the form: `quantity`, `cart[KEY][qty]`, … */
  name: string
  /** `''` for a field that starts empty. */
  value: number | ''
  min: number
  /** `null` where nothing limits it. */
  max: number | null
  /** 1 where nobody says. */
  step?: number
  /** What is counted, for those who do not see the field's surroundings. */
  label: string
}

/** @returns a number field between its minus and plus buttons. */
export function quantityField({ id, name, value, min, max, step = 1, label }: QuantityField): Html {
  return html`<div class="ux-quantity quantity buttons_added">
  <input type="button" value="-" class="ux-quantity__button ux-quantity__button--minus button minus is-form" aria-label="Giảm số lượng ${label}">
  <label class="screen-reader-text" for="${id}">Số lượng ${label}</label>
  <input type="number" id="${id}" class="input-text qty text" name="${name}" value="${value}" min="${min}" max="${max ?? ''}" step="${step}"${value === '' && html` placeholder="0"`} inputmode="${Number.isInteger(step) ? 'numeric' : 'decimal'}" autocomplete="off">
  <input type="button" value="+" class="ux-quantity__button ux-quantity__button--plus button plus is-form" aria-label="Tăng số lượng ${label}">
</div>`
}
