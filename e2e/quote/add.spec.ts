import { bodyHas, holdRequests } from '../support/holdRequests'
import { plus, quantity } from '../support/productPage'
import { browseLink, kibblePage, quoteButton, quoteCalls, quoteMessage, quotePage, quoteRow } from '../support/quote'
import { basketCount, liveRegion, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { jumper } from '../support/wishlist'

const { add } = quoteCalls
const { kibble, pate } = products
/** Tells the request for an add to the list. */
const asksForQuote = bodyHas('ywraq_action=add_item')

test('quote.add.hides-button-when-no quote.add.shows-message-with-browse-link: the message and a link to the list take the place of the button, and the page stays; a double click asks once', async ({
  page,
  shop,
}) => {
  // Between the two clicks nothing is answered.
  const release = await holdRequests(page, /admin-ajax/, asksForQuote)
  await page.goto(kibblePage)
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('2')
  await quoteButton(page, kibble).dblclick()
  await expect(quoteButton(page, kibble)).toHaveClass(/\bloading\b/)
  release()
  await expect(quoteMessage(page)).toHaveText(/^“Hạt khô.*đã được thêm vào danh sách báo giá$/)
  await expect(liveRegion(page)).toHaveText(/đã được thêm vào danh sách báo giá/)
  await expect(quoteButton(page, kibble)).toBeHidden()
  await expect(browseLink(page)).toHaveText('Xem danh sách báo giá')
  await expect(browseLink(page)).toBeFocused()
  await expect(page).toHaveURL(kibblePage)
  const [call, ...others] = await shop.calls(add)
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject({ ywraq_action: 'add_item', product_id: '102', quantity: '2' })
  expect(call?.fields).not.toHaveProperty('add-to-cart')
  await expect(basketCount(page)).toHaveText('0')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(quotePage)
  await expect(quoteRow(page, kibble).getByRole('spinbutton')).toHaveValue('2')
})

test('a required field holds the product back while it can be seen, not where the condition of its add-on is not met', async ({
  page,
  shop,
}) => {
  await page.goto(kibblePage)
  await page
    .locator('form.cart')
    .first()
    .evaluate((form) => form.insertAdjacentHTML('beforeend', '<p id="add-on"><input name="engraving" required></p>'))
  await quoteButton(page, kibble).click()
  await expect(page.locator('[name="engraving"]')).toBeFocused()
  expect(await shop.calls(add)).toEqual([])
  await page.locator('#add-on').evaluate((addOn) => addOn.setAttribute('hidden', ''))
  await quoteButton(page, kibble).click()
  await expect(quoteMessage(page)).toBeVisible()
  expect(await shop.calls(add)).toHaveLength(1)
})

test('quote.add.goes-to-list-when-yes: the page goes to the list', async ({ page, shop }) => {
  await page.goto(`${kibblePage}?go-to-quote=yes`)
  await quoteButton(page, kibble).click()
  await expect(page).toHaveURL(quotePage)
  await expect(quoteRow(page, kibble)).toHaveCount(1)
  expect(await shop.calls(add)).toHaveLength(1)
})

test('quote.add.false-shows-server-message: what the server says stands beside the button, which stays, and the page stays', async ({
  page,
  shop,
}) => {
  await page.goto(`${jumper.path}?go-to-quote=yes`)
  await quoteButton(page, jumper).click()
  await expect(quoteMessage(page)).toHaveText('Hãy chọn loại của “Áo len cho mèo” trước khi hỏi giá.')
  await expect(quoteButton(page, jumper)).toBeVisible()
  await expect(quoteButton(page, jumper)).not.toHaveClass(/loading/)
  await expect(browseLink(page)).toHaveCount(0)
  await expect(page).toHaveURL(/go-to-quote/)
  expect(await shop.calls(add)).toHaveLength(1)
})

test('by keyboard alone, what is on the list already is said to be, exactly as if it had just come; then the page is served without the button', async ({
  page,
}) => {
  await page.goto(kibblePage)
  // Elsewhere, by the same visitor, as the button's link does without a script.
  const link = await quoteButton(page, kibble).evaluate((button: HTMLAnchorElement) => button.href)
  await expect(await page.request.get(link)).toBeOK()
  await quoteButton(page, kibble).focus()
  await page.keyboard.press('Enter')
  await expect(quoteMessage(page)).toHaveText(/đã có trong danh sách báo giá$/)
  await expect(quoteButton(page, kibble)).toBeHidden()
  await expect(browseLink(page)).toHaveAttribute('href', /\/request-quote\/$/)
  await expect(browseLink(page)).toBeFocused()
  await page.reload()
  await expect(quoteButton(page, kibble)).toBeHidden()
  await expect(browseLink(page)).toHaveAttribute('href', /\/request-quote\/$/)
})

test('buttons on cards add in the listing, each for itself, and the cart’s button beside them still adds to the cart', async ({
  page,
  shop,
}) => {
  // What is said on one card moves the others: nothing is answered before both have been clicked.
  const release = await holdRequests(page, /admin-ajax/, asksForQuote)
  await page.goto('/cua-hang/?quote-cards=1&reveal=0')
  await quoteButton(page, kibble).click()
  await quoteButton(page, pate).click()
  for (const product of [kibble, pate]) await expect(quoteButton(page, product)).toHaveClass(/\bloading\b/)
  release()
  for (const product of [kibble, pate]) await expect(quoteButton(page, product)).toBeHidden()
  await expect(quoteMessage(page)).toHaveCount(2)
  await page.getByLabel('Thêm vào giỏ hàng: “Pate').click()
  await expect(basketCount(page)).toHaveText('1')
  expect((await shop.calls(add)).map(({ fields }) => fields['product_id'])).toEqual(['102', '101'])
  expect(await shop.calls('add_to_cart')).toHaveLength(1)
})

test('without the script the button’s link adds, and leads to the list', async ({ page }) => {
  await page.goto(`${kibblePage}?script=none`)
  await quoteButton(page, kibble).click()
  await expect(page).toHaveURL(quotePage)
  await expect(quoteRow(page, kibble)).toHaveCount(1)
})
