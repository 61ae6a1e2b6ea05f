import { holdRequests } from '../support/holdRequests'
import { asksForQuickView, demoProducts, quickView, quickViewLink, testListing } from '../support/productPage'
import { expect, test } from '../support/test'

const { shelf } = demoProducts

test('quick-view.open.button-opens-lightbox quick-view.open.request quick-view.open.answer-is-html: one POST to the general endpoint asks for the product of the card, the link says that it is loading, and what the shop answers stands in a lightbox over the listing, which stays', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /admin-ajax\.php$/, asksForQuickView)
  await page.goto(testListing)
  const sending = page.waitForRequest(asksForQuickView)
  await quickViewLink(page, shelf).click()
  await expect(page.locator('.processing')).toHaveCount(1)
  await expect(quickViewLink(page, shelf)).toHaveAttribute('aria-busy', 'true')
  release()
  const dialog = quickView(page, shelf)
  await expect(dialog.locator('.product-quick-view-container')).toHaveCount(1)
  await expect(dialog.getByRole('link', { name: shelf.name })).toBeFocused()
  await expect(dialog.getByRole('heading', { name: shelf.name })).toBeVisible()
  await expect(dialog).toContainText('350.000')
  await expect(dialog.getByRole('combobox', { name: 'Chất liệu' })).toBeVisible()
  await expect(page.locator('.processing,[aria-busy="true"]')).toHaveCount(0)
  await expect(page).toHaveURL(testListing)
  await expect(page.locator('.products')).toBeVisible()
  expect((await sending).url()).toBe(`${shop.url}/wp-admin/admin-ajax.php`)
  const calls = await shop.calls('flatsome_quickview')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ method: 'POST', fields: { action: 'flatsome_quickview', product: '125' } })
})

test('quick-view.open.not-in-page-builder: in the page builder’s editor a click asks for nothing and opens nothing', async ({
  page,
  shop,
}) => {
  await page.goto(`${testListing}?builder=1`)
  await quickViewLink(page, shelf).click()
  // The link has only done what a link does.
  await expect(page).toHaveURL(`${testListing}?builder=1#quick-view`)
  expect(await shop.calls('flatsome_quickview')).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
