import { expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'
import { startScript } from '../../support/startPage'

type Calls = Record<'wc_product_gallery' | 'addQty', (() => unknown) | undefined>

async function start(): Promise<void> {
  const { product } = await import('../../../widgets/product/definitions')
  stopClock()
  await startScript(product)
  await pass(20)
}

/** Opens a listing, on which nothing is a product's, with what plugins have put into jQuery already. */
async function open(theirs: Partial<Calls> = {}) {
  openPage('<main></main>')
  const jQuery = installJQuery()
  const { fn } = jQuery as unknown as { fn: Partial<Calls> }
  delete fn.wc_product_gallery
  delete fn.addQty
  Object.assign(fn, theirs)
  await start()
  return { fn, collection: jQuery(find('main')) as unknown as Calls }
}

test.each(['wc_product_gallery', 'addQty'] as const)(
  'a plugin may call %s() on what it has put into any page, and gets its collection back',
  async (name) => {
    const { collection } = await open()
    expect(collection[name]?.()).toBe(collection)
  },
)

test('what another script has put there under these names stays', async () => {
  const theirs = { wc_product_gallery: vi.fn(), addQty: vi.fn() }
  const { fn } = await open(theirs)
  expect(fn).toMatchObject(theirs)
})

test('no library is feigned: a theme that finds none loads its own', async () => {
  const { fn } = await open()
  expect(Object.keys(fn)).toContain('addQty')
  for (const library of ['zoom', 'flexslider', 'prettyPhoto']) expect(fn).not.toHaveProperty(library)
})

test('the calls are there as soon as jQuery is', async () => {
  openPage('<main></main>')
  vi.stubGlobal('jQuery', undefined)
  await start()
  const { fn } = installJQuery() as unknown as { fn: Partial<Calls> }
  expect(fn.addQty).toBeUndefined()
  find('main').dispatchEvent(new Event('load'))
  expect(fn.addQty).toBeTypeOf('function')
  expect(fn.wc_product_gallery).toBeTypeOf('function')
})

test.each([
  ['', 'function'],
  ['<script type="text/plain" id="wc-add-to-cart-variation-js"></script>', 'undefined'],
])(
  'who calls them as soon as the page is parsed finds them, before any island wakes; on a page with %s',
  async (head, type) => {
    openPage('<main></main>')
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    document.head.innerHTML = head
    const { fn } = installJQuery() as unknown as { fn: Partial<Calls & Record<'wc_variation_form', () => unknown>> }
    for (const name of ['wc_product_gallery', 'addQty', 'wc_variation_form'] as const) delete fn[name]
    await import('../../../widgets/product/definitions')
    expect(fn.wc_product_gallery).toBeUndefined()
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(fn.wc_product_gallery).toBeTypeOf('function')
    expect(typeof fn.wc_variation_form).toBe(type)
  },
)
