import { useState } from 'react'

/**
 * Finds the page's own elements in a part of it, which components have not added: the server's, and those of other scripts.
 *
 * @param occasion they are looked for in the first rendering, and again where another object is given here. Those that were found before
 *   and are still there are among them, though the selector may not match them any more.
 */
export function useServerOwn(part: Element, selector: string, occasion?: object): readonly Element[] {
  const find = (before: readonly Element[]) => {
    const known = before.filter((element) => part.contains(element))
    const matching = [...part.querySelectorAll(selector)].filter((element) => !element.closest('[data-island-outlet]'))
    return { occasion, found: [...new Set([...known, ...matching])] }
  }
  const [last, setLast] = useState(() => find([]))
  if (last.occasion === occasion) return last.found
  const next = find(last.found)
  setLast(next)
  return next.found
}
