import { type ReactNode, useState } from 'react'
import { keyOf, ServerElement } from '../../src/react'

/** A field of the product and its label. */
interface LabelledField {
  label: HTMLLabelElement
  field: HTMLElement
}

/**
 * Finds the fields whose ids the page has as well, as the products of a shop share attributes. Of two, the browser takes the page's for that
 * of a label.
 */
function findDoubled(answer: ParentNode): LabelledField[] {
  return [...answer.querySelectorAll('label')].flatMap((label) => {
    const field = label.htmlFor && answer.querySelector<HTMLElement>(`#${CSS.escape(label.htmlFor)}`)
    return field && document.getElementById(label.htmlFor) ? [{ label, field }] : []
  })
}

/**
 * Keeps the labels of a product with its own fields. The ids stay, as other scripts know the fields by them.
 *
 * @param answer the product, before it is in the page.
 */
export function OwnLabels({ answer }: { answer: ParentNode }): ReactNode {
  const [doubled] = useState(() => findDoubled(answer))
  return doubled.map(({ label, field }) => {
    const reach = (event: Event) => {
      event.preventDefault()
      if (field.matches('[type="checkbox"],[type="radio"]')) field.click()
      else field.focus()
    }
    return [
      <ServerElement
        key={`field ${keyOf(field)}`}
        of={field}
        aria-label={field.hasAttribute('aria-labelledby') ? undefined : label.textContent?.trim()}
      />,
      <ServerElement key={`label ${keyOf(label)}`} of={label} onClick={reach} />,
    ]
  })
}
