/**
 * The attributes that tell a piece of the shop's HTML from its siblings, the most specific first (contract 1.5 and 2; plugins contract
 * 3.1).
 */
const DOMAIN_KEYS = ['id', 'data-cart_item_key', 'data-remove-item', 'data-product_id', 'data-row-id']
/**
 * Others that count only where the element itself has them: `data-key` names a row in some side carts (XootiX', WPC's), a column elsewhere.
 */
const OWN_KEYS = [...DOMAIN_KEYS, 'data-key', 'name']

/** Elements that hold what our components rendered (`react/Outlet`). */
export const OUTLET = '[data-island-outlet]'

/** The key that an element has itself, or ''. */
function ownKey(element: Element): string {
  const name = OWN_KEYS.find((attribute) => element.getAttribute(attribute))
  const { type, value } = element as HTMLInputElement
  // An option has nothing else: its words change with the stock, and its place with the options that are left.
  if (element.matches('option[value]')) return `value${value}`
  // The checkboxes or radios of a group share a name, so their value belongs to the key.
  return name ? name + element.getAttribute(name) + (/radio|checkbox/.test(type) ? value : '') : ''
}

/**
 * The keys by which an element is found again in the server's next HTML: the one it carries, else those it contains. A
 * list contains the keys of its rows and so stays the same list when its first row changes. Names of controls count
 * only where nothing better is inside, because every row may hold a `quantity`; what our widgets added does not count.
 *
 * @returns the most specific key first; `['']` for an element that has none.
 */
export function keysOf(element: Element): string[] {
  const own = ownKey(element)
  if (own) return [own]
  const outlet = element.closest(OUTLET)
  for (const selector of [`[${DOMAIN_KEYS.join('],[')}]`, '[name]']) {
    const inside = [...element.querySelectorAll(selector)].filter((inner) => inner.closest(OUTLET) === outlet)
    if (inside.length) return inside.map(ownKey)
  }
  return [own]
}
