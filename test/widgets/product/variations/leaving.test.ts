import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { choose, formOf, openFormPage, productHtml, SHOWS_IN, startForms, TEMPLATES, variation } from './formPage'

const GALLERY = `<div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__image" data-thumb="/t.jpg">
  <a href="/full.jpg"><img class="wp-post-image" src="/own.jpg" alt="" title="Own"></a></div></div>`

const image = (name: string) => ({
  image: { src: `/${name}.jpg`, full_src: `/${name}-full.jpg`, srcset: false, title: name, alt: name },
  image_id: name.length,
})

const SINGLE = variation(
  1,
  { attribute_color: 'red' },
  { ...image('red'), is_sold_individually: 'yes', weight_html: '<b>9 kg</b>' },
)
const OWN_GALLERY = variation(
  2,
  { attribute_color: 'blue' },
  { gallery_images_html: '<div class="woocommerce-product-gallery" id="blue"></div>', min_qty: 2, max_qty: 3 },
)

/** The page, without what other scripts know of pictures and quantities by, which stays; the quantity is the shopper's. */
function pageAsItIs(): string {
  const product = find('#p').cloneNode(true) as Element
  for (const element of product.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (name.startsWith('data-o_') || name === 'current-image') element.removeAttribute(name)
  return product.outerHTML
}

/** What a browser without script sends of the form. */
const sent = () => Object.fromEntries(new FormData(formOf()))

let before: string

async function open(html = productHtml({ options: { color: ['red', 'blue'] }, data: [SINGLE, OWN_GALLERY] })) {
  const page = openFormPage(
    html.replace(/<div class="woocommerce-product-gallery".*?<\/div>/, GALLERY).replace('>0,5 kg<', '><i>0,5</i> kg<') +
      TEMPLATES,
  )
  before = pageAsItIs()
  await startForms()
  return page
}

async function leave(): Promise<void> {
  const [{ islandOn }, { product }] = await Promise.all([
    import('../../../../src/islands/islands'),
    import('../../../../widgets/product/definitions'),
  ])
  const definition = product.find(({ name }) => name === 'variation-form')
  if (definition) islandOn(formOf(), definition)?.leave()
}

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn())
})

test.each([
  ['its pictures, sold one at a time', 'red'],
  ['a gallery of its own and limits', 'blue'],
])('a form that leaves with a variation shown gives the page back: one with %s', async (_what, color) => {
  await open()
  await choose({ color })
  await pass(SHOWS_IN)
  expect(pageAsItIs()).not.toBe(before)
  await leave()
  expect(pageAsItIs()).toBe(before)
  await pass(SHOWS_IN)
  expect(pageAsItIs()).toBe(before)
})

test('a price that was still to come, or is sliding, does not come any more', async () => {
  await open()
  await choose({ color: 'blue' })
  await leave()
  await pass(SHOWS_IN)
  expect(pageAsItIs()).toBe(before)
})

test('what another script has put in the variation’s place meanwhile stays there', async () => {
  await open()
  await choose({ color: 'blue' })
  await pass(SHOWS_IN)
  find('.single_variation').innerHTML = '<p>Giao trong ngày</p>'
  await leave()
  expect(find('.single_variation').innerHTML).toBe('<p>Giao trong ngày</p>')
})

test('what is chosen after that is not sent with the id of what was chosen before', async () => {
  await open()
  await choose({ color: 'red' })
  expect(sent()).toMatchObject({ attribute_color: 'red', variation_id: '1' })
  await leave()
  await choose({ color: 'blue' })
  expect(sent()).toMatchObject({ attribute_color: 'blue', variation_id: '0' })
})

test('an id that the browser kept over a reload is not given back', async () => {
  await open(
    productHtml({ data: [SINGLE] }).replace('class="variation_id" value="0"', 'class="variation_id" value="7"'),
  )
  await leave()
  expect(sent()).toMatchObject({ variation_id: '' })
})

test('a form that fails because of its pictures gives the rest of the page back', async () => {
  const { reports } = await open()
  await choose({ color: 'red' })
  const link = find('.wp-post-image').closest('a')
  vi.spyOn(link as Element, 'setAttribute').mockImplementation(() => {
    throw new Error('gallery')
  })
  formOf().dispatchEvent(new CustomEvent('reset_image', { detail: [] }))
  expect(reports).toEqual(['island-crashed: Error: gallery'])
  // Its words are on their way; they come while the console is still watched.
  await vi.dynamicImportSettled()
  expect(sent()).toMatchObject({ variation_id: '0' })
  expect(find('.single_add_to_cart_button').className).toBe('single_add_to_cart_button button')
  expect(find('.sku').textContent).toBe('GỐC')
})

test('a form whose place for prices the server styled itself has that style again', async () => {
  await open(
    productHtml({ options: { color: ['blue'] }, data: [OWN_GALLERY] }).replace(
      'single_variation">',
      'single_variation" style="color: red; display: none;">',
    ),
  )
  await choose({ color: 'blue' })
  await pass(SHOWS_IN)
  expect(find('.single_variation').style.display).toBe('block')
  await leave()
  expect(pageAsItIs()).toBe(before)
})
