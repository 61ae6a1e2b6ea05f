/** The id that the shop makes up for a quantity field, another one with each rendering (contract 1.5). */
const MADE_UP = /^quantity_[\da-f]{13}$/

/** The field with this name; `undefined` where several have it, because they cannot be told apart. */
function onlyField(name: string, inside: Element): Element | undefined {
  const [field, further] = inside.querySelectorAll(`[id][name="${CSS.escape(name)}"]`)
  return further ? undefined : field
}

/**
 * Gives the quantity fields of a fragment, and their labels, the ids that the fields of the same names have on the page. Otherwise a cart
 * with such fields would never be equal to the one that is shown, and each refresh would replace the field in which the shopper is typing.
 *
 * @param place what the page shows.
 * @param root what the server sends for it; it is changed.
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
