import type { Island } from '../../src/islands/island'
import { report } from '../../src/page/report'
import { slide } from '../../src/page/slide'
import { ACCORDION } from './panelHooks'

/** The content of a section follows its title. */
export function contentOf(title: Element): HTMLElement | undefined {
  const content = title.nextElementSibling
  return content instanceof HTMLElement ? content : undefined
}

function set(title: HTMLElement, isOpen: boolean): void {
  const content = contentOf(title)
  if (content) {
    title.classList.toggle('active', isOpen)
    title.setAttribute('aria-expanded', String(isOpen))
    slide(content, isOpen)
  } else report('panel-missing', title)
}

/** A section of an accordion: opens and closes, and closes the others of the same accordion (contract 8.1). */
export default function attach({ host: title, on }: Island): () => void {
  return on('click', () => {
    const accordion = title.closest(ACCORDION)
    for (const other of accordion?.querySelectorAll<HTMLElement>('.accordion-title.active') ?? [])
      if (other !== title && other.closest(ACCORDION) === accordion) set(other, false)
    set(title, !title.matches('.active'))
  })
}
