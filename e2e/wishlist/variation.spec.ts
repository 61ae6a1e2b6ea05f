import { changeAnswers } from '../support/changeAnswers'
import { alertOf } from '../support/dialogs'
import { holdRequests } from '../support/holdRequests'
import { choose, chooseAll, openQuickView, variationAtRest } from '../support/productPage'
import { expect, test } from '../support/test'
import { heart, jumper, openKnowing, wishCount, wishMessage } from '../support/wishlist'

const green = { Màu: 'Xanh', 'Kích cỡ': 'M' }
const chooseFirst = 'Hãy chọn các tùy chọn trước khi thêm sản phẩm này vào danh sách yêu thích.'

test('wishlist.button.disabled-until-options-chosen: disabled at first, enabled by the last option, disabled again by a reset; the variation that was chosen is the one that is added, and its mark comes and goes with the choice', async ({
  page,
  shop,
}) => {
  await openKnowing(page, `${jumper.path}?popup=0`)
  const button = heart(page, jumper)
  await expect(button).toBeDisabled()
  await choose(page, 'Màu', 'Xanh')
  await expect(button).toBeDisabled()
  await choose(page, 'Kích cỡ', 'M')
  await expect(button).toBeEnabled()
  await page.getByRole('link', { name: 'Xóa các tùy chọn' }).click()
  await expect(button).toBeDisabled()
  await chooseAll(page, green)
  await variationAtRest(page)
  await button.click()
  await expect(wishCount(page)).toHaveText('4')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await choose(page, 'Kích cỡ', 'S')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await choose(page, 'Kích cỡ', 'M')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const [call, ...others] = await shop.calls('add_to_wishlist')
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject({
    product_id: '118',
    product_type: 'variable',
    product_variation: '805',
    'form[attribute_pa_mau]': 'xanh',
    'form[attribute_kich-co]': 'M',
  })
})

test('wishlist.button.options-alert: who clicks before choosing is told to choose, by keyboard too, and nothing is sent', async ({
  page,
  shop,
}) => {
  await page.goto(jumper.path)
  const button = heart(page, jumper)
  expect(await alertOf(page, () => button.dispatchEvent('click'))).toBe(chooseFirst)
  await expect(button).toBeDisabled()
  await button.focus()
  expect(await alertOf(page, () => page.keyboard.press('Enter'))).toBe(chooseFirst)
  await choose(page, 'Màu', 'Xanh')
  expect(await alertOf(page, () => button.dispatchEvent('click'))).toBe(chooseFirst)
  expect(await shop.calls('add_to_wishlist')).toEqual([])
  await choose(page, 'Kích cỡ', 'M')
  await expect(button).toBeEnabled()
  await variationAtRest(page)
  await button.click()
  await expect(wishMessage(page)).toContainText('đã được thêm vào')
  expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
})

test('a click right after the last option waits for the form’s code, once, and adds the variation that was chosen', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /\/product-[^/]+\.js$/)
  await page.goto(`${jumper.path}?popup=0`)
  await chooseAll(page, green)
  const button = heart(page, jumper)
  await button.dispatchEvent('click')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.dispatchEvent('click')
  expect(await shop.calls('add_to_wishlist')).toEqual([])
  release()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).not.toHaveAttribute('aria-busy')
  const calls = await shop.calls('add_to_wishlist')
  expect(calls.map(({ fields }) => fields['product_variation'])).toEqual(['805'])
})

test('in English the alert is the text of the source, where the server has none of its own', async ({ page }) => {
  await page.goto(`${jumper.path}?globals=none&settings=${JSON.stringify({ locale: 'en' })}`)
  expect(await alertOf(page, () => heart(page, jumper).dispatchEvent('click'))).toBe(
    'Please select some product options before adding this product to your wishlist.',
  )
})

test('where the product itself may be wished for, nothing has to be chosen', async ({ page, shop }) => {
  await page.goto(`${jumper.path}?allow-parent=1&popup=0`)
  await heart(page, jumper).click()
  await expect(wishCount(page)).toHaveText('4')
  expect((await shop.calls('add_to_wishlist'))[0]?.fields).toMatchObject({ product_variation: '0' })
})

test('in a quick view a heart waits for the options there, and its message lies over it', async ({ page }) => {
  await openKnowing(page, '/cua-hang/?cards=24')
  const wished =
    '<a role="button" tabindex="0" class="tinvwl_add_to_wishlist_button" data-tinv-wl-product="118" data-tinv-wl-producttype="variable">Yêu thích</a>'
  await changeAnswers(page, /admin-ajax/, (html) => html.replace('</form>', `</form>${wished}`))
  const view = await openQuickView(page, jumper)
  const button = view.getByRole('button', { name: 'Yêu thích', exact: true })
  await expect(button).toBeDisabled()
  await chooseAll(view, green)
  await expect(button).toBeEnabled()
  await variationAtRest(view)
  await button.click()
  await expect(wishMessage(page)).toContainText('đã được thêm vào')
  await page.keyboard.press('Escape')
  await expect(wishMessage(page)).toHaveCount(0)
  await expect(view).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(wishCount(page)).toHaveText('4')
  await expect(heart(page, jumper)).toHaveAttribute('aria-pressed', 'true')
})
