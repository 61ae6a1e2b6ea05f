import { tabTo } from '../support/input'
import { addButton, basketCount, listing, liveRegion, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { heart, listChoice, openKnowing, wishCount, wished, wishMessage } from '../support/wishlist'

const { kibble, pate } = products
const { catTree } = wished
const several = '/cua-hang/?lists=several'
const gift = 'Quà sinh nhật “Mướp” & bạn'
const newName = 'Tên danh sách mới'

for (const [by, address] of [
  ['drawn by us', several],
  ['printed by the server', `${several}&choice=printed`],
] as const) {
  test.describe(`the dialog ${by}`, () => {
    test('wishlist.dialog.opens-with-several-lists: who has several lists is asked which, and nothing is sent before; who closes it adds nothing, has the focus back on the heart, and can ask again', async ({
      page,
      shop,
    }) => {
      await page.goto(address)
      await heart(page, catTree).click()
      const lists = listChoice(page).getByRole('combobox')
      await expect(lists).toBeFocused()
      await expect(lists.getByRole('option')).toHaveText(['Danh sách của tôi', gift, 'Để dành', 'Tạo mới'])
      await expect(listChoice(page)).toContainText(/Nhà cây .* đã có trong Danh sách của tôi, Để dành/)
      await expect(listChoice(page).getByRole('link', { name: 'Để dành' })).toHaveAttribute(
        'href',
        /\/wishlist\/b7c8d9\//,
      )
      expect(await shop.calls('add_to_wishlist')).toEqual([])
      await expect(lists.locator('option:checked')).toHaveText(gift)
      await listChoice(page).getByRole('button', { name: 'Thêm vào danh sách' }).click()
      await expect(wishMessage(page)).toContainText(`đã được thêm vào “${gift}”`)
      await expect(listChoice(page)).toHaveCount(0)
      await expect(wishCount(page)).toHaveText('7')
      const calls = await shop.calls('add_to_wishlist')
      expect(calls.map(({ fields }) => [fields['tinv_wishlist_id'], fields['tinv_wishlist_name']])).toEqual([['5', '']])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const closings = [
        () => page.keyboard.press('Escape'),
        () => listChoice(page).getByRole('button', { name: 'Đóng' }).click(),
        () => page.mouse.click(5, 5),
      ]
      for (const close of closings) {
        await heart(page, pate).click()
        await expect(listChoice(page)).toBeVisible()
        await close()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(heart(page, pate)).toBeFocused()
        await expect(heart(page, pate)).not.toHaveAttribute('aria-busy')
      }
      expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
    })

    test('a double click on its button to close it closes it, and opens no product whose card lies below', async ({
      page,
    }) => {
      await page.goto(address)
      await heart(page, catTree).click()
      await page.evaluate(() => {
        document.addEventListener('click', ({ detail }) => document.body.setAttribute('data-heard', `${detail}`))
      })
      await listChoice(page).getByRole('button', { name: 'Đóng' }).dblclick()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('body')).toHaveAttribute('data-heard', '1')
      await expect(page).toHaveURL(address)
    })

    test('wishlist.dialog.empty-name-flashes-for-1-s wishlist.dialog.create-new-with-name: a new list without a name is marked for a second, and nothing is sent; with a name it holds the product, and is there to choose the next time', async ({
      page,
      shop,
    }) => {
      await page.clock.install()
      await page.goto(address)
      await heart(page, pate).click()
      const name = listChoice(page).getByLabel(newName)
      await expect(name).toBeHidden()
      await listChoice(page).getByRole('combobox').selectOption({ label: 'Tạo mới' })
      await expect(name).toBeFocused()
      await name.fill('   ')
      await page.clock.pauseAt(Date.now() + 60_000)
      await listChoice(page).getByRole('button', { name: 'Thêm vào danh sách' }).click()
      await expect(name).toHaveClass(/empty-name-wishlist/)
      await expect(name).toHaveCSS('outline-style', 'solid')
      await expect(name).toBeFocused()
      await page.clock.runFor(990)
      await expect(name).toHaveClass(/empty-name-wishlist/)
      await page.clock.runFor(20)
      await expect(name).not.toHaveClass(/empty-name-wishlist/)
      await expect(listChoice(page)).toBeVisible()
      expect(await shop.calls('add_to_wishlist')).toEqual([])
      await page.clock.resume()
      await name.fill('')
      await page.keyboard.insertText('Tặng bà <3')
      await page.keyboard.press('Enter')
      await expect(wishMessage(page)).toContainText('đã được thêm vào “Tặng bà <3”')
      const calls = await shop.calls('add_to_wishlist')
      expect(calls.map(({ fields }) => [fields['tinv_wishlist_id'], fields['tinv_wishlist_name']])).toEqual([
        ['', 'Tặng bà <3'],
      ])
      await page.keyboard.press('Escape')
      await heart(page, pate).click()
      await expect(listChoice(page)).toContainText(/đã có trong Tặng bà <3/)
      await expect(listChoice(page).getByRole('option', { name: 'Tặng bà <3' })).toBeAttached()
    })
  })
}

test('by keyboard alone: to the heart, Space, another list, back to the heart; the focus never leaves the dialog', async ({
  page,
  shop,
}) => {
  await page.goto(several)
  await page.locator('select.orderby').focus()
  await tabTo(page, heart(page, pate))
  await page.keyboard.press('Space')
  const lists = listChoice(page).getByRole('combobox')
  await expect(lists).toBeFocused()
  for (const name of ['Thêm vào danh sách', 'Đóng']) {
    await page.keyboard.press('Tab')
    await expect(listChoice(page).getByRole('button', { name })).toBeFocused()
  }
  await tabTo(page, lists)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(lists.locator('option:checked')).toHaveText('Để dành')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(wishMessage(page)).toContainText('đã được thêm vào “Để dành”')
  await page.keyboard.press('Escape')
  await expect(heart(page, pate)).toBeFocused()
  expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
})

test('the theme’s heart gets the focus back from the dialog', async ({ page }) => {
  await openKnowing(page, `${several}&heart=theme`)
  const themeHeart = page.getByRole('button', { name: /^Yêu thích “Pate/ })
  await themeHeart.click()
  await expect(listChoice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(themeHeart).toBeFocused()
  await expect(themeHeart).not.toHaveClass(/loading/)
})

for (const [what, address] of [
  ['a message that a theme’s styles hide', listing],
  ['a choice that they hide goes to the default list; it', several],
] as const) {
  test(`${what} leaves the page in reach, and the message is read out`, async ({ page }) => {
    await openKnowing(page, address)
    await page.addStyleTag({ content: '.tinv-modal{display:none!important}' })
    for (const product of [pate, kibble]) {
      await heart(page, product).click()
      await expect(heart(page, product)).toHaveAttribute('aria-pressed', 'true')
      await expect(liveRegion(page)).toContainText(product.name)
    }
    await expect(page.locator('.tinv-modal')).toHaveCount(0)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
  })
}
