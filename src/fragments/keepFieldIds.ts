/** The id that the shop makes up for a quantity field, another one with each rendering (contract 1.5). */
const MADE_UP = /^quantity_[\da-f]{13}$/

/** The field of this name; `undefined` where several have it, for then nothing tells which is which. */
function onlyField(name: string, inside: Element): Element | undefined {
  const [field, further] = inside.querySelectorAll(`[id][name="${CSS.escape(name)}"]`)
  return further ? undefined : field
}

/**
 * Gives the quantity fields of a fragment the ids that the same fields have on the page, by their names, and their labels follow. Otherwise
 * no cart with such fields would ever be the one that is shown, and each refresh would bring new fields in place of those in which the
 * shopper types.
 *
 * @param place what the page shows.
 * @param root what the server sends for it; it is written to.
 */
export function keepFieldIds(place: Element, root: Element): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('[id^=quantity_][name]')) {
    const { id, name } = field
    const shown = MADE_UP.test(id) && onlyField(name, root) && onlyField(name, place)
    if (!shown) continue
    root.querySelector(`[for="${id}"]`)?.setAttribute('for', shown.id)
    field.id = shown.id
  }
}
