/**
 * Has jQuery forget what it keeps of `data-*` attributes that were written. It reads such an attribute once: with an element that stays,
 * where the shop's own script would have put in a new one, other scripts would go on reading the old cart (wallet buttons their old total).
 *
 * @param touched the attributes that a swap has written, by element.
 */
export function forgetData(touched: ReadonlyMap<Element, ReadonlySet<string>>): void {
  const { jQuery } = window
  for (const [element, names] of touched)
    for (const name of names) if (name.startsWith('data-')) jQuery?.removeData?.(element, name.slice(5))
}
