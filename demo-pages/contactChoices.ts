import { type ChoiceField, sentName } from '../fixtures/shop/contact/contactFieldTypes'
import { controlClass, type FieldView } from './contactControl'
import { type Html, html } from './html'

/** The classes of the item at a place among all. */
function itemClass(index: number, { options, freeText }: ChoiceField): string {
  const isLast = index === options.length - 1
  return `wpcf7-list-item${index === 0 ? ' first' : ''}${isLast ? ' last' : ''}${isLast && freeText ? ' has-free-text' : ''}`
}

/** @returns boxes or radio buttons (plugins contract 1.1); the last of them may have a text of the shopper's own. */
export function choices(field: ChoiceField, view: FieldView): Html {
  const { kind, name, options, exclusive, freeText } = field
  const { values } = view
  const chosen = values.getAll(sentName(field))
  const freeName = `_wpcf7_free_text_${name}`
  const names = `wpcf7-${kind}${exclusive ? ' wpcf7-exclusive-checkbox' : ''}`
  const last = options.length - 1
  return html`<span class="${controlClass(names, field, view)}"${view.id && html` id="${view.id}"`}>${options.map(
    (option, index) =>
      html`<span class="${itemClass(index, field)}"><label><input type="${kind}" name="${sentName(field)}" value="${option}"${chosen.includes(option) && html` checked`}> <span class="wpcf7-list-item-label">${option}</span></label>${index === last && freeText && html` <input type="text" name="${freeName}" class="wpcf7-free-text" aria-label="${option}" value="${values.get(freeName) ?? ''}">`}</span>`,
  )}</span>`
}
