import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { find } from '../support/page'
import { countWrites, showWith, swapCart } from './page'

beforeEach(() => {
  // No frames to wait for: the properties are about what is placed.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
})

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 })
const space = fc.constantFrom('', '\n', ' ')
const text = fc.constantFrom('', 'một', 'hai', '&amp;')

/** A row of a list, keyed in one of the ways of the shop's pages. */
const rowOf = (key: string, content: string) =>
  `<li data-row-id="${key}"><span class="q">${content}</span><a href="?${key}">×</a></li>`

interface List {
  keys: string[]
  html: string
}

const list: fc.Arbitrary<List> = fc
  .record({ keys, space, content: text, total: text })
  .map(({ keys, space, content, total }) => ({
    keys,
    html: `<div class="cart"><ul>${keys.map((key) => space + rowOf(key, content)).join('')}${space}</ul>${total}<p>${total}</p></div>`,
  }))

/** Elements nested at will, with and without keys, controls and texts between. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'text',
      ' ',
      '<!--c-->',
      '<br>',
      '<input name="n" value="1">',
      '<input type="checkbox" name="n" value="2">',
      '<script>1</script>',
    ),
    fc
      .tuple(
        fc.constantFrom('div', 'section', 'span', 'u'),
        fc.constantFrom(
          '',
          ' id="x"',
          ' id="y"',
          ' data-product_id="1"',
          ' data-product_id="2"',
          ' class="c"',
          ' open',
          ' hidden=""',
        ),
        tie('tree'),
      )
      .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner}</${tag}>`),
  ),
}))

/** A fragment of one root as the browser prints it once it has read it. */
function normalised(html: string): string | undefined {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild?.outerHTML
}

test('the region becomes what the fragment says, staying rows are the same elements, and once more changes nothing', () => {
  fc.assert(
    fc.property(list, list, (former, fresh) => {
      showWith(former.html)
      const before = new Map(former.keys.map((key) => [key, find(`[data-row-id="${key}"]`)]))
      const region = find('.cart')
      swapCart(fresh.html)
      expect(find('.cart')).toBe(region)
      expect(region.outerHTML).toBe(normalised(fresh.html))
      for (const key of fresh.keys) {
        const element = find(`[data-row-id="${key}"]`)
        const formerElement = before.get(key)
        if (formerElement) expect(element).toBe(formerElement)
      }
      const { counts, stop } = countWrites()
      swapCart(fresh.html)
      stop()
      expect(counts).toEqual({})
    }),
    { numRuns: 150 },
  )
})

test('any tree becomes any other', () => {
  fc.assert(
    fc.property(tree, tree, (former, fresh) => {
      showWith(`<div class="cart">${former}</div>`)
      swapCart(`<div class="cart">${fresh}</div>`)
      expect(find('.cart').outerHTML).toBe(normalised(`<div class="cart">${fresh}</div>`))
    }),
    { numRuns: 300 },
  )
})

test('no HTML makes it throw', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const shreds = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('<div class="cart">', '</div>', '<i ', '"', '<li>', '<table>', '<tr>', '<!--', '<svg>'),
    ),
  )
  fc.assert(
    fc.property(shreds, (parts) => {
      showWith('<div class="cart"><ul><li>1</li></ul></div>')
      expect(() => swapCart(parts.join(''))).not.toThrow()
    }),
    { numRuns: 200 },
  )
})
