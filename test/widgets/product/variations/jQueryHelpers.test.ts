import { beforeEach, expect, test } from 'vitest'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { find } from '../../../support/page'
import { choose, openFormPage, pictureOf, productHtml, startForms } from './formPage'

const NAMES = [
  'wc_set_variation_attr',
  'wc_reset_variation_attr',
  'wc_set_content',
  'wc_reset_content',
  'wc_variations_image_reset',
  'wc_maybe_trigger_slide_position_reset',
  'block',
  'unblock',
]
const PICTURE = '<img id="theirs" src="a.jpg" srcset="a-2.jpg 2x" alt="">'

let jQuery: JQuery & { fn: Record<string, unknown> }
const call = (selector: string, name: string, ...given: unknown[]) =>
  (jQuery(find(selector)) as unknown as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given)

/** A page with a form that is alive, and pieces of a plugin around it. */
async function start(): Promise<void> {
  openFormPage(`${productHtml()}${PICTURE}<p id="price">10</p>`)
  await startForms()
}

beforeEach(() => {
  jQuery = installJQuery() as unknown as typeof jQuery
  for (const name of NAMES) delete jQuery.fn[name]
})

test('plugins that swap attributes and texts by the functions of the shop’s script find them, and find the originals again', async () => {
  await start()
  call('#theirs', 'wc_set_variation_attr', 'src', 'b.jpg')
  call('#theirs', 'wc_set_variation_attr', 'src', 'c.jpg')
  call('#theirs', 'wc_set_variation_attr', 'srcset', false)
  call('#price', 'wc_set_content', '12')
  call('#price', 'wc_set_content', '13')
  expect(find('#theirs').outerHTML).toContain('src="c.jpg"')
  expect(find('#theirs').hasAttribute('srcset')).toBe(false)
  expect(find('#price').textContent).toBe('13')
  call('#theirs', 'wc_reset_variation_attr', 'src')
  call('#theirs', 'wc_reset_variation_attr', 'srcset')
  call('#theirs', 'wc_reset_variation_attr', 'title')
  call('#price', 'wc_reset_content')
  expect(find('#theirs').getAttribute('src')).toBe('a.jpg')
  expect(find('#theirs').getAttribute('srcset')).toBe('a-2.jpg 2x')
  expect(find('#theirs').hasAttribute('title')).toBe(false)
  expect(find('#price').textContent).toBe('10')
})

test('a text and an address that nothing was put in the place of stay when a plugin asks for the original', async () => {
  await start()
  call('#theirs', 'wc_reset_variation_attr', 'src')
  expect(find('#theirs').outerHTML).toBe(PICTURE)
  call('#price', 'wc_reset_content')
  expect(find('#price').outerHTML).toBe('<p id="price">10</p>')
})

test('the pictures of the product come back by the function of the shop’s script', async () => {
  await start()
  await choose({ color: 'red', size: 'S' })
  expect(pictureOf()).toBe('/101.jpg')
  call('form', 'wc_variations_image_reset')
  expect(pictureOf()).toBe('/own.jpg')
})

test('galleries of plugins that swap the pictures themselves ask by the function of the shop’s script to go back to the first', async () => {
  await start()
  const form = find('form')
  const asked: unknown[] = []
  const note = () => asked.push(form.getAttribute('current-image'))
  jQuery(find('.woocommerce-product-gallery')).on('woocommerce_gallery_reset_slide_position', note)
  expect(call('form', 'wc_maybe_trigger_slide_position_reset', { image_id: 7 })).toHaveProperty('0', form)
  call('form', 'wc_maybe_trigger_slide_position_reset', false)
  expect(asked).toEqual(['7', ''])
})

test('an overlay is put on once, taken off, and the collection comes back', async () => {
  await start()
  call('#price', 'block', { message: null })
  expect(call('#price', 'block')).toHaveProperty('0', find('#price'))
  expect(document.querySelectorAll('#price .blockOverlay')).toHaveLength(1)
  call('#price', 'unblock')
  call('#price', 'unblock')
  expect(find('#price').innerHTML).toBe('10')
})

test('what is there already stays', async () => {
  const theirs = () => {}
  jQuery.fn['block'] = theirs
  await start()
  expect(jQuery.fn['block']).toBe(theirs)
  expect(jQuery.fn['unblock']).toBeTypeOf('function')
})
