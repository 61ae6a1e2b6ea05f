import { testStates } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { openWhole, recordShifts } from '../support/layoutShift'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { heart, interact, listChoice, openKnowing, wishCount, wishMessage } from '../support/wishlist'

const { pate } = products

testStates({
  'a listing with marked hearts': async (page) => {
    await openKnowing(page, '/cua-hang/?stats=1&cards=8')
    await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(2)
  },
  'the choice dialog of our own, asked for a name': async (page) => {
    await page.goto('/cua-hang/?lists=several&cards=8')
    await heart(page, pate).click()
    await listChoice(page).getByRole('combobox').selectOption({ label: 'Tạo mới' })
    await listChoice(page).getByRole('button', { name: 'Thêm vào danh sách' }).click()
    await expect(listChoice(page).getByLabel('Tên danh sách mới')).toBeFocused()
  },
  'the choice dialog of the server': async (page) => {
    await page.goto('/cua-hang/?lists=several&choice=printed&cards=8')
    await heart(page, pate).click()
    await expect(listChoice(page)).toBeVisible()
  },
  'a message': async (page) => {
    await page.goto('/cua-hang/?cards=8')
    await heart(page, pate).click()
    await expect(wishMessage(page)).toBeVisible()
  },
  'the list with everything on it': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openKnowing(page, '/wishlist/?login=prompt&per-page=2&lists=several')
    await page.getByRole('link', { name: 'Nhấn vào đây để đăng nhập' }).click()
    await page.getByRole('checkbox', { name: /^Chọn “Balo/ }).click()
    await page.locator('.social-clipboard').click()
    await expect(page.locator('.social-clipboard')).toHaveClass(/tooltipped/)
  },
  'the list when it has been emptied': async (page) => {
    await page.goto('/wishlist/')
    await page.getByRole('checkbox', { name: 'Chọn tất cả' }).click()
    await page.getByRole('combobox', { name: /^Thao tác/ }).selectOption({ label: 'Xóa' })
    await page.getByRole('button', { name: 'Áp dụng' }).click()
    await expect(wishMessage(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('đang trống')).toBeFocused()
  },
})

const steady = {
  'the listing, with what the browser kept': '/cua-hang/?stats=1',
  'the page of the list': '/wishlist/',
  'the quote list': '/request-quote/',
} as const

for (const width of [1280, 390]) {
  test(`on a listing, the list and the quote list, ${width} px wide, marks, numbers and fresh tables move nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await recordShifts(page)
    await openKnowing(page, '/cua-hang/?stats=1')
    for (const [name, address] of Object.entries(steady)) {
      await test.step(name, async () => {
        await openWhole(page, address)
        await expect(wishCount(page)).toHaveText('3')
        await page.waitForLoadState('networkidle')
        await interact(page)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
        expect(await shifts()).toEqual([])
      })
    }
  })
}

test('a busy heart beats, and keeps still where reduced motion is preferred', async ({ page }) => {
  // It is busy for as long as it is looked at.
  const letGo = await holdRequests(page, /\/cua-hang\/$/, (request) => request.method() === 'POST')
  await openKnowing(page, '/cua-hang/')
  await heart(page, pate).click()
  await expect(heart(page, pate)).toHaveClass(/ftinvwl-pulse/)
  for (const [reducedMotion, name] of [
    ['reduce', 'none'],
    ['no-preference', 'beat'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const animation = await heart(page, pate).evaluate((button) => getComputedStyle(button, '::before').animationName)
    expect(animation, reducedMotion).toBe(name)
  }
  letGo()
  await expect(wishMessage(page)).toBeVisible()
})
