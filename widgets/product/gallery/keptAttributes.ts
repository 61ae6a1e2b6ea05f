// Wraps the attributes in which plugins keep a picture's original values: other scripts read and restore them.

/** The prefix of the attributes that keep an original, as plugins expect them (contract 5.5): `src` in `data-o_src`. */
const KEPT = 'data-o_'

/** Sets an attribute, or removes it where there is no value (`undefined`, `null`, `false`), and keeps the server's value. */
export function swapAttribute(element: Element, name: string, value: unknown): void {
  if (!element.hasAttribute(KEPT + name)) element.setAttribute(KEPT + name, element.getAttribute(name) ?? '')
  if (value === undefined || value === null || value === false) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}

/** The value of an attribute as the server sent it. */
export function originalAttribute(element: Element, name: string): string | null {
  return element.getAttribute(KEPT + name) ?? element.getAttribute(name)
}

/**
 * Restores the server's value of one attribute, if it was changed.
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
 * Restores the server's values of all attributes of an element.
 *
 * @returns whether that changed anything.
 */
export function restoreAttributes(element: Element): boolean {
  const kept = [...element.attributes].flatMap(({ name }) => (name.startsWith(KEPT) ? [name.slice(KEPT.length)] : []))
  let isChanged = false
  for (const name of kept) if (restoreAttribute(element, name)) isChanged = true
  return isChanged
}
