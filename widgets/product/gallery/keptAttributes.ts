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
 * Gives an element one of its own attributes back, where it was swapped.
 *
 * @returns whether that changed anything.
 */
export function restoreAttribute(element: Element, name: string): boolean {
  const own = element.getAttribute(KEPT + name)
  if (own === null || (element.getAttribute(name) ?? '') === own) return false
  if (own || name === 'alt') element.setAttribute(name, own)
  else element.removeAttribute(name)
  return true
}

/**
 * Gives an element all its own attributes back.
 *
 * @returns whether that changed anything.
 */
export function restoreAttributes(element: Element): boolean {
  const kept = [...element.attributes].flatMap(({ name }) => (name.startsWith(KEPT) ? [name.slice(KEPT.length)] : []))
  return kept.map((name) => restoreAttribute(element, name)).includes(true)
}
