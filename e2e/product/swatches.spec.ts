import { hoverUntil } from '../support/input'
import { demoProducts, formButton, testListing } from '../support/productPage'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'

const { bib } = demoProducts

test('product.variation.swatch-chooses-option: by mouse and by keyboard a swatch chooses its option and is marked as chosen', async ({
  page,
}) => {
  await page.goto(bib.path)
  // Each attribute's swatches wake by themselves, and only then does Tab reach them.
  await expect(page.locator('form.cart').getByRole('radiogroup')).toHaveCount(3)
  const red = page.getByRole('radiogroup', { name: 'Màu' }).getByRole('radio', { name: 'Đỏ' })
  await red.click()
  await expect(red).toBeChecked()
  await expect(page.locator('select[name="attribute_pa_mau"]')).toHaveValue('do')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Trơn' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Chấm bi' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Trơn' })).not.toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await expect(page.locator('.single_variation')).toContainText('55.000')
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('1')
})

test('what is not made cannot be chosen, a second click takes the choice back, and the reset link takes all of it; a swatch follows its select, whoever sets it', async ({
  page,
}) => {
  await page.goto(bib.path)
  const purple = page.getByRole('radio', { name: 'Tím' })
  await purple.click()
  await expect(page.getByRole('radio', { name: 'Kẻ sọc' })).toBeDisabled()
  await purple.click()
  await expect(purple).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Kẻ sọc' })).toBeEnabled()
  await page.getByRole('radio', { name: 'Kẻ sọc' }).click()
  await expect(purple).toBeDisabled()
  await page.getByRole('link', { name: 'Xóa các tùy chọn' }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(purple).toBeEnabled()
  await page.getByRole('radio', { name: 'Xanh', exact: true }).click()
  await page.locator('select[name="attribute_pa_mau"]').evaluate((select: HTMLSelectElement) => {
    select.value = 'la'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByRole('radio', { name: 'Xanh lá' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Xanh', exact: true })).not.toBeChecked()
})

test('with forced colours, in which shadows and backgrounds go, each swatch shows its colour, and the chosen one differs from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(bib.path)
  const colours = page.getByRole('radiogroup', { name: 'Màu' })
  const swatch = (name: string) => colours.getByRole('radio', { name, exact: true })
  await expect(colours).toBeVisible()
  const seen: string[] = []
  for (const colour of await colours.locator('.ux-swatch__color').all())
    seen.push((await colour.screenshot()).toString('base64'))
  expect(new Set(seen).size).toBe(6)
  await swatch('Đỏ').click()
  await expect(swatch('Đỏ')).toBeChecked()
  await expect(swatch('Đỏ')).toHaveCSS('outline-style', 'solid')
  await expect(swatch('Tím')).toHaveCSS('outline-style', 'none')
})

test('on a card the pointer shows the product in that colour, and a click leads to it, chosen', async ({ page }) => {
  await page.goto(testListing)
  const card = page.locator('.product-small.col').filter({ hasText: bib.name })
  await card.scrollIntoViewIfNeeded()
  const yellow = card.getByRole('radio', { name: 'Vàng' })
  const picture = card.getByRole('img', { name: bib.name }).first()
  // The rows of the listing move when they are made equally high, away from under the pointer.
  await hoverUntil(yellow, () => expect(picture).toHaveAttribute('src', /yem-meo-vang/, { timeout: 500 }))
  await yellow.click()
  await expect(page).toHaveURL(/attribute_pa_mau=vang/)
  await page.waitForLoadState()
  await expect(page.getByRole('radio', { name: 'Vàng' })).toBeChecked()
})

test('a double click on the number of further colours in a card shows them, and the listing stays', async ({
  page,
}) => {
  await page.goto(testListing)
  const card = page.locator('.product-small.col').filter({ hasText: bib.name })
  const more = card.locator('.ux-swatches__limiter')
  await card.scrollIntoViewIfNeeded()
  // The rows of the listing move when they are made equally high: once the first colour has woken the card, they are.
  await hoverUntil(card.getByRole('radio', { name: 'Vàng' }), () =>
    expect(card.getByRole('img', { name: bib.name }).first()).toHaveAttribute('src', /yem-meo-vang/, { timeout: 500 }),
  )
  await page.evaluate(() => {
    document.addEventListener('click', ({ detail }) => document.body.setAttribute('data-heard', `${detail}`))
  })
  await more.dblclick()
  await expect(more).toBeHidden()
  await expect(card.getByRole('radio')).toHaveCount(6)
  await expect(page.locator('body')).toHaveAttribute('data-heard', '1')
  await expect(page).toHaveURL(testListing)
})
