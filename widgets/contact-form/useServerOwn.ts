import { useState } from 'react'

/** Finds the server's elements in a part of the page once, in the first rendering, so that what components add later is not among them. */
export function useServerOwn(part: Element, selector: string): readonly Element[] {
  const [found] = useState(() =>
    [...part.querySelectorAll(selector)].filter((element) => !element.closest('[data-island-outlet]')),
  )
  return found
}
