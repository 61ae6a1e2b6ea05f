import { vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { find, showPage } from '../support/page'

/** Shows a page and returns the element that the tests are about. */
export function showWith(html: string, selector = '.cart'): HTMLElement {
  showPage(html)
  return find(selector)
}

/** Swaps the fragment of `.cart`. */
export const swapCart = (html: string) => swapFragments({ '.cart': html })

/** A mini-cart row as the server prints it (contract 1.5). */
export const row = (key: string, quantity = '1', more = '') =>
  `<li class="mini_cart_item"><a href="?remove_item=${key}" class="remove" data-product_id="7" data-cart_item_key="${key}">×</a>` +
  `<input class="qty" name="cart[${key}][qty]" value="${quantity}">${more}</li>`

/** A mini-cart with these rows. */
export const cart = (...rows: string[]) => `<div class="cart"><ul>${rows.join('')}</ul></div>`

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Every way in which a script can change the elements of a page. */
const writers: readonly (readonly [prototype: object, methods: readonly string[]])[] = [
  [Node.prototype, ['insertBefore', 'appendChild', 'removeChild', 'replaceChild']],
  [
    Element.prototype,
    ['setAttribute', 'setAttributeNode', 'removeAttribute', 'toggleAttribute', 'replaceWith', 'remove'],
  ],
  [Element.prototype, ['after', 'before', 'append', 'prepend', 'replaceChildren']],
]

/**
 * Counts the writes to the page by method. Parsing HTML is no write to the page and does not count.
 *
 * @returns the counts so far, and a function that ends the counting.
 */
export function countWrites(): { counts: Record<string, number>; stop: () => void } {
  const counts: Record<string, number> = {}
  const spies = writers.flatMap(([prototype, methods]) =>
    methods.map((method) => {
      const spied = prototype as Record<string, Method>
      const original = spied[method]
      return vi.spyOn(spied, method).mockImplementation(function (this: unknown, ...args) {
        counts[method] = (counts[method] ?? 0) + 1
        return original?.apply(this, args)
      })
    }),
  )
  return {
    counts,
    stop: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
