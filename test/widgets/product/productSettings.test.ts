import { expect, test, vi } from 'vitest'
import { openPage } from '../../support/freshPage'

/** The settings of product pages on a page that says so. */
async function readSettings() {
  const { productSettings } = await import('../../../widgets/product/productSettings')
  return productSettings()
}

test('what the shop and the theme print is taken over, also from nested objects', async () => {
  const page = openPage()
  vi.stubGlobal('wc_single_product_params', {
    i18n_rating_options: ['Tệ', 'Kém', 'Được', 'Tốt', 'Rất tốt'],
    review_rating_required: 'no',
  })
  vi.stubGlobal('flatsomeVars', { options: { swatches_box_select_event: 'click', swatches_box_reset_time: 100 } })
  expect(await readSettings()).toMatchObject({
    productRatingLabels: ['Tệ', 'Kém', 'Được', 'Tốt', 'Rất tốt'],
    productRatingRequired: false,
    productSwatchEvent: 'click',
    productSwatchResetTime: 100,
  })
  expect(page.reports).toEqual([])
})

test('whether stars are required is open until somebody says it; on our script tag without a value it means yes', async () => {
  openPage()
  expect((await readSettings()).productRatingRequired).toBeUndefined()
  document.head.innerHTML = '<script src="about:blank#/shop-islands.js" data-product-rating-required></script>'
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  giveSettings({})
  expect((await readSettings()).productRatingRequired).toBe(true)
})

test('what a plugin prints as false has its default, without a word', async () => {
  const page = openPage()
  vi.stubGlobal('flatsomeVars', { options: { swatches_box_select_event: false, swatches_layout: false } })
  expect(await readSettings()).toMatchObject({ productSwatchEvent: '', productSwatchLayout: '' })
  expect(page.reports).toEqual([])
})

test('what a plugin prints in a form that it cannot have is told to the author', async () => {
  const page = openPage()
  vi.stubGlobal('flatsomeVars', { options: { swatches_box_reset_time: 'soon' } })
  expect(await readSettings()).toMatchObject({ productSwatchResetTime: 300 })
  await vi.waitFor(() => expect(page.reports).toEqual(['setting-wrong-type: productSwatchResetTime: soon']))
})

test('a list that is none is told to the author, and so is an unknown name of this area', async () => {
  const page = openPage(
    '<script type="application/json" id="shop-islands-settings">{"productRatingLabels":"Tệ","productFroms":"background","productForms":"background"}</script>',
  )
  expect(await readSettings()).toMatchObject({ productRatingLabels: [], productForms: 'background' })
  await vi.waitFor(() => {
    expect(page.reports).toEqual([
      'setting-wrong-type: productRatingLabels: Tệ',
      'setting-unknown: productFroms (did you mean productForms?)',
    ])
  })
})

test('the settings of an area are none of the settings of every page', async () => {
  const page = openPage(
    '<script type="application/json" id="shop-islands-settings">{"productForms":"background"}</script>',
  )
  const { settings } = await import('../../../src/stores/settings')
  expect(settings()).not.toHaveProperty('productForms')
  expect(page.reports).toEqual([])
})
