import { beforeEach, expect, test, vi } from 'vitest'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { find } from '../../../support/page'
import { openFormPage, productHtml, startForms } from './formPage'

const images = vi.hoisted(() => ({
  showVariationImages: vi.fn(),
  showSmallImages: vi.fn(),
  goBackToFirstImage: vi.fn(),
}))
vi.mock('../../../../widgets/product/variationImages', () => images)

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

test('the pictures of the product come back by the function of the shop’s script', async () => {
  await start()
  images.showVariationImages.mockClear()
  call('form', 'wc_variations_image_reset')
  expect(images.showVariationImages.mock.calls).toEqual([[find('form'), null]])
})

test('galleries of plugins that swap the pictures themselves ask by the function of the shop’s script to go back to the first', async () => {
  await start()
  const form = find('form')
  const shown = { image_id: 7 }
  expect(call('form', 'wc_maybe_trigger_slide_position_reset', shown)).toHaveProperty('0', form)
  call('form', 'wc_maybe_trigger_slide_position_reset', false)
  expect(images.goBackToFirstImage.mock.calls).toEqual([
    [form, shown],
    [form, null],
  ])
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
