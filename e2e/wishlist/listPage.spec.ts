import { basketCount, notices } from '../support/shopPage'
import { expect, test } from '../support/test'
import { jumper, wishCount, wished, wishMessage, wishRow } from '../support/wishlist'

const { catTree, backpack, feeder } = wished

test('an action leaves the shopper on the same page of a list, with as many products on it', async ({ page, shop }) => {
  await page.goto('/wishlist/?per-page=2')
  await expect(wishRow(page, feeder)).toHaveCount(0)
  await page.getByRole('link', { name: 'Trang sau' }).click()
  await expect(page).toHaveURL('/wishlist/a1b2c3/2/?per-page=2')
  await expect(wishRow(page, feeder)).toHaveCount(1)
  await page.getByRole('link', { name: 'Trang trước' }).click()
  await expect(page).toHaveURL('/wishlist/a1b2c3/?per-page=2')
  // Before its script is there a button sends the form.
  await page.waitForLoadState()
  await page.getByRole('button', { name: /^Thêm “Nhà cây/ }).click()
  await expect(wishMessage(page)).toContainText('đã được thêm vào giỏ hàng')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Xóa “Balo/ }).click()
  await expect(wishMessage(page)).toContainText('đã được xóa')
  await expect(wishRow(page, catTree)).toHaveCount(1)
  await expect(wishRow(page, feeder)).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Trang sau' })).toHaveCount(0)
  for (const { fields } of await shop.calls())
    expect(fields).toMatchObject({ 'tinvwl-paged': '1', 'tinvwl-per-page': '2', 'tinvwl-sharekey': 'a1b2c3' })
})

test('each of several lists has its own page, and a variation goes into the cart as it was chosen', async ({
  page,
  shop,
}) => {
  await page.goto('/wishlist/?lists=several')
  await page.getByRole('link', { name: /^Quà sinh nhật/ }).click()
  await expect(wishRow(page, jumper)).toContainText('Xanh')
  await page.waitForLoadState()
  await page.getByRole('button', { name: /^Thêm “Áo len/ }).click()
  await expect(wishMessage(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('1')
  expect((await shop.calls('tinvwl/add_to_cart_single'))[0]?.fields).toMatchObject({
    'tinvwl-sharekey': 'd4e5f6',
    'tinvwl-product_id': '121',
  })
  await page.goto('/cart/')
  await expect(page.getByRole('rowheader', { name: jumper.name })).toContainText(/Xanh.*M/s)
})

test('somebody else’s list can be put into the cart, not changed', async ({ page }) => {
  await page.goto('/wishlist/decafe/')
  await expect(page.getByRole('button', { name: /^Xóa/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Thêm tất cả vào giỏ' }).click()
  await expect(wishMessage(page)).toContainText('Pate cá ngừ')
  await expect(basketCount(page)).toHaveText('3')
  await page.goto('/wishlist/facade/')
  await expect(page.getByText('Không tìm thấy danh sách yêu thích này.')).toBeVisible()
})

test('wishlist.table.login-prompt-toggles-form: one click shows the log-in form, the next hides it', async ({
  page,
}) => {
  await page.goto('/wishlist/?login=prompt')
  const link = page.getByRole('link', { name: 'Nhấn vào đây để đăng nhập' })
  const form = page.getByRole('form', { name: 'Đăng nhập' })
  await expect(form).toBeHidden()
  await link.click()
  await expect(form).toBeVisible()
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await link.click()
  await expect(form).toBeHidden()
  await expect(link).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/\/wishlist\//)
  await link.press('Enter')
  await form.getByLabel(/^Tên tài khoản/).fill('meo')
  await form.getByLabel(/^Mật khẩu/).fill('meo')
  await form.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page).toHaveURL('/wishlist/')
  await expect(wishRow(page, backpack)).toHaveCount(1)
})

test('by keyboard alone: tick, choose, apply, and on from the words that the list is empty', async ({ page }) => {
  await page.goto('/wishlist/')
  await page.getByRole('checkbox', { name: 'Chọn tất cả' }).focus()
  await page.keyboard.press('Space')
  const actions = page.getByRole('combobox', { name: 'Thao tác với các sản phẩm đã chọn' })
  await actions.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(wishMessage(page)).toContainText('Đã xóa 3 sản phẩm')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Danh sách yêu thích của bạn đang trống.')).toBeFocused()
  await expect(wishCount(page)).toHaveText('0')
})

test('without the script every button of the list works, and says so above it', async ({ page }) => {
  await page.goto('/wishlist/?script=none')
  await page.getByRole('button', { name: /^Thêm “Nhà cây/ }).click()
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  await wishRow(page, catTree).getByRole('button', { name: /^Xóa/ }).click()
  await expect(notices(page)).toContainText('đã được xóa')
  await page.getByRole('checkbox', { name: /^Chọn “Balo/ }).check()
  await page.getByRole('combobox', { name: 'Thao tác với các sản phẩm đã chọn' }).selectOption({ label: 'Xóa' })
  await page.getByRole('button', { name: 'Áp dụng' }).click()
  await expect(wishRow(page, backpack)).toHaveCount(0)
  await expect(wishRow(page, feeder)).toHaveCount(1)
  await page.goto('/san-pham/hat-ca-hoi/?script=none')
  await page.getByRole('link', { name: 'Thêm vào danh sách yêu thích' }).click()
  await expect(notices(page)).toContainText('đã có trong Danh sách của tôi')
})
