import type { Page } from '@playwright/test'
import { testStates } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { tabTo } from '../support/input'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

const logIn = (page: Page) => page.getByRole('form', { name: 'Đăng nhập' })
const toggle = (page: Page) => logIn(page).locator('.show-password-input')

async function openOrders(page: Page): Promise<void> {
  const login = { login: 'x', username: 'meo', password: 'meo' }
  await expect(await page.request.post('/my-account/', { form: login })).toBeOK()
  await page.goto('/my-account/orders/')
}

test('account.password.toggle-shows-and-hides: each password has a button that shows what is typed and hides it again, by keyboard too; nothing moves, and a form that is sent with the password shown logs in', async ({
  page,
}) => {
  await page.goto('/my-account/')
  const field = logIn(page).locator('#password')
  await expect(page.locator('.show-password-input')).toHaveCount(2)
  await expect(toggle(page)).toHaveAccessibleName('Hiển thị mật khẩu')
  await field.fill('meo meo')
  const box = await field.boundingBox()
  await toggle(page).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(page.locator('#reg_password')).toHaveAttribute('type', 'password')
  await expect(field).toHaveValue('meo meo')
  await expect(field).toBeFocused()
  await expect(toggle(page)).toHaveAccessibleName('Ẩn mật khẩu')
  await page.keyboard.type('!')
  await toggle(page).click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveValue('meo meo!')
  expect(await field.boundingBox()).toEqual(box)

  await tabTo(page, toggle(page))
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toBeFocused()
  await logIn(page).getByLabel('Tên tài khoản hoặc email').fill('meo')
  await field.fill('meo')
  await logIn(page).getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Xin chào meo')).toBeVisible()
})

test('an empty field that has the focus when its button comes takes what is typed then', async ({ page }) => {
  const release = await holdRequests(page, /\/account-[\w-]+\.js/)
  await page.goto('/my-account/')
  const field = logIn(page).locator('#password')
  await field.focus()
  release()
  await expect(toggle(page)).toHaveCount(1)
  await page.keyboard.type('meo')
  await expect(field).toHaveValue('meo')
})

test('by keyboard alone under the theme’s own styles, which hide the button until a pointer is over the field', async ({
  page,
}) => {
  await addThemeStyles(
    page,
    `.show-password-input { visibility: hidden }
    .password-input:hover .show-password-input, .password-input input:focus ~ .show-password-input { visibility: visible }`,
  )
  await page.goto('/my-account/')
  await expect(toggle(page)).toBeHidden()
  await logIn(page).locator('#password').focus()
  await expect(toggle(page)).toBeVisible()
  await tabTo(page, toggle(page))
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(logIn(page).locator('#password')).toHaveAttribute('type', 'text')
})

test('a log-in form that is shown later gets its button then', async ({ page }) => {
  await page.goto('/wishlist/?login=prompt')
  await page.getByRole('link', { name: 'Nhấn vào đây để đăng nhập' }).click()
  await expect(page.locator('#wishlist_password')).toBeVisible()
  await expect(page.locator('.tinv-login .show-password-input')).toHaveCount(1)
})

test('with forced colours the eye in a field of one’s own can be seen; without any styles of a theme it lies in the field, beside what is typed, from right to left, too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/thu-vien/')
  const field = page.locator('#thu-mat-khau')
  await field.scrollIntoViewIfNeeded()
  await field.focus()
  const eye = page.locator('.shop-islands-password .show-password-input')
  await expect(eye).toBeVisible()
  const colours = await eye.evaluate((button) => [
    getComputedStyle(button, '::before').backgroundColor,
    getComputedStyle(button).color,
  ])
  expect(colours[0]).toBe(colours[1])

  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true
  })
  /** How far the eye reaches beyond its end of the field, and how far the room of the text does under the eye, in pixels. */
  const measure = (dir: string) =>
    field.evaluate((input, direction) => {
      document.documentElement.dir = direction
      const button = document.querySelector('.shop-islands-password .show-password-input') ?? input
      const [around, over] = [input.getBoundingClientRect(), button.getBoundingClientRect()]
      const { paddingInlineEnd } = getComputedStyle(input)
      const beyond = direction === 'rtl' ? around.left - over.left : over.right - around.right
      return [beyond, Math.max(over.width - Number.parseFloat(paddingInlineEnd), 0)]
    }, dir)
  expect([await measure('ltr'), await measure('rtl')]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('account.orders.scrolls-sideways-on-touch: the table scrolls sideways, with the focus too, the page around it does not', async ({
    page,
  }) => {
    await openOrders(page)
    const box = page.locator('.touch-scroll-table')
    await expect(box).toBeVisible()
    const widths = await box.evaluate((element) => [
      element.scrollWidth > element.clientWidth,
      element.clientWidth <= 390,
    ])
    expect(widths).toEqual([true, true])
    const scrolled = () => box.evaluate((element) => element.scrollLeft)
    await box.evaluate((element) => element.scrollBy(120, 0))
    expect(await scrolled()).toBe(120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await box.evaluate((element) => element.scrollTo(0, 0))
    expect(await scrolled()).toBe(0)
    await page.getByRole('link', { name: 'Mua lại đơn hàng số 1042' }).focus()
    expect(await scrolled()).toBeGreaterThan(0)
  })
})

testStates({
  'the account, its password shown': async (page) => {
    await page.goto('/my-account/')
    await toggle(page).click()
  },
  'the orders': async (page) => {
    await openOrders(page)
    await expect(page.locator('.touch-scroll-table')).toBeVisible()
  },
})

test('the hint of a field slides open while somebody is at the field, and Esc closes it', async ({ page, shop }) => {
  await shop.fillCart(page, products.pate.id)
  await page.goto('/checkout/')
  const note = page.getByLabel('Ghi chú đơn hàng')
  const hint = page.getByText('Giờ nào mèo không ngủ')
  await expect(hint).toBeHidden()
  await note.focus()
  await expect(hint).toBeVisible()
  await expect(note).toHaveAccessibleDescription('Giờ nào mèo không ngủ thì giao giờ đó.')
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(note).toBeFocused()
})
