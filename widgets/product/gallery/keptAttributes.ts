// Wraps the attributes in which plugins keep what a picture was at first: other scripts read them and give them back.

/** Attributes whose originals the page keeps, as plugins know it (contract 5.5): `src` in `data-o_src`. */
const KEPT = 'data-o_'

/** Sets an attribute, or takes it off where the value says nothing, and keeps what the server had there. */
export function swapAttribute(element: Element, name: string, value: unknown): void {
  if (!element.hasAttribute(KEPT + name)) element.setAttribute(KEPT + name, element.getAttribute(name) ?? '')
  if (value === undefined || value === null || value === false) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}

/** What an attribute of an element was when the server sent it. */
export function originalAttribute(element: Element, name: string): string | null {
  return element.getAttribute(KEPT + name) ?? element.getAttribute(name)
}

/**
 * Gives an element all its own attributes back.
 *
 * @returns whether that changed anything.
 */
export function restoreAttributes(element: Element): boolean {
  let isChanged = false
  for (const { name, value } of [...element.attributes]) {
    const own = name.startsWith(KEPT) && name.slice(KEPT.length)
    if (!own || (element.getAttribute(own) ?? '') === value) continue
    isChanged = true
    if (value || own === 'alt') element.setAttribute(own, value)
    else element.removeAttribute(own)
  }
  return isChanged
}
