import { type ReactNode, useState } from 'react'
import { keyOf, ServerElement } from '../../src/react'

/** A field of the product and its label. */
interface LabelledField {
  label: HTMLLabelElement
  field: HTMLElement
  /** What the field is called; `undefined` where the server says that itself. */
  name: string | undefined
}

/** The words in a label, without those of a field in it. */
function labelWords(label: Node): string {
  if (label instanceof Element && label.matches('select,textarea')) return ''
  return label instanceof Element ? [...label.childNodes].map(labelWords).join('') : (label.textContent ?? '')
}

/**
 * Finds the fields whose ids occur in the page, too, because products share attributes. A label would then lead to the page's field.
 */
function findDoubled(answer: ParentNode): LabelledField[] {
  return [...answer.querySelectorAll('label')].flatMap((label) => {
    const field = label.htmlFor && answer.querySelector<HTMLElement>(`#${CSS.escape(label.htmlFor)}`)
    if (!field || !document.getElementById(label.htmlFor)) return []
    return [
      { label, field, name: field.matches('[aria-label],[aria-labelledby]') ? undefined : labelWords(label).trim() },
    ]
  })
}

/**
 * Keeps the labels of a product with its own fields. The ids stay, as other scripts know the fields by them.
 *
 * @param answer the product, before it is in the page.
 */
export function OwnLabels({ answer }: { answer: ParentNode }): ReactNode {
  const [doubled] = useState(() => findDoubled(answer))
  return doubled.map(({ label, field, name }) => {
    const reach = (event: Event) => {
      // A link in a label, and a field, are used themselves.
      if ((event.target as Element).closest('a,button,input,select,textarea')) return
      event.preventDefault()
      if (field.matches('[type="checkbox"],[type="radio"],[type="file"]')) field.click()
      else field.focus()
    }
    return [
      <ServerElement key={`field ${keyOf(field)}`} of={field} aria-label={name} />,
      <ServerElement key={`label ${keyOf(label)}`} of={label} onClick={reach} />,
    ]
  })
}
