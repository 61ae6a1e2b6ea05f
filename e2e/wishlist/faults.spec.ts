import type { Page } from '@playwright/test'
import { alertOf } from '../support/dialogs'
import { messagesOf } from '../support/failedCalls'
import { holdRequests } from '../support/holdRequests'
import { liveRegion, notices, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { heart, interact, openKnowing, wishCount, wished, wishMessage, wishRow } from '../support/wishlist'

const { pate } = products
const { catTree, backpack, feeder } = wished
const listing = '/cua-hang/'
/** With every product that is on the list of a new visitor. */
const wholeListing = '/cua-hang/?cards=24'
const failed = 'Chưa thay đổi được danh sách yêu thích. Vui lòng thử lại.'

function removeButton(page: Page, { name }: { name: string }) {
  return page.getByRole('button', { name: new RegExp(`^Xóa “${name}`) })
}

/**
 * What the server may do instead of an answer: nothing, or half of it. All else is in `test/widgets/wishlist/hearts/addToWishlist.test.ts`.
 */
const failures = ['dropped', 'broken-json']

test.describe('whatever the server answers an add with instead', () => {
  test.use({ consoleMessages: { expected: messagesOf(failures) } })

  test('a notice asks to try again, the heart is as it was, and the second click works', async ({ page, shop }) => {
    await openKnowing(page, wholeListing)
    const hearts = page.getByRole('button', { name: /^Thêm “.* vào danh sách yêu thích$/, pressed: false })
    let count = 3
    for (const fault of failures) {
      await test.step(fault, async () => {
        const name = (await hearts.first().getAttribute('aria-label')) ?? ''
        const one = page.getByRole('button', { name })
        await shop.disturb({ endpoint: 'add_to_wishlist', fault })
        await one.click()
        await expect(notices(page)).toHaveText(failed)
        await expect(liveRegion(page)).toHaveText(failed)
        await expect(one).toHaveAttribute('aria-pressed', 'false')
        await expect(one).not.toHaveAttribute('aria-busy')
        await shop.disturb()
        await one.click()
        // Half an answer comes from a server that has added.
        await expect(wishMessage(page)).toContainText(fault === 'broken-json' ? 'đã có trong' : 'đã được thêm vào')
        await expect(notices(page)).toHaveText('')
        count += 1
        await expect(wishCount(page)).toHaveText(String(count))
        await page.keyboard.press('Escape')
        await expect(wishMessage(page)).toHaveCount(0)
      })
    }
  })
})

test.describe('the connection is lost for a moment', () => {
  // The words for the author cannot be fetched either, by a browser that has never needed them.
  const disconnected = /net::ERR_INTERNET_DISCONNECTED/
  test.use({
    hasSeparateTabs: true,
    consoleMessages: { expected: [/^shop-islands: call-failed/, disconnected, disconnected] },
  })

  test('the shopper is told, and the same click works as soon as it is back', async ({ page, context }) => {
    // The page fetches nothing by itself, and what it was touched for is there: of each file that it could not fetch the browser would say
    // so.
    await openKnowing(page, `${listing}?preload=touch`)
    await heart(page, pate).click()
    await expect(wishMessage(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await heart(page, products.kibble).click()
    await expect(notices(page)).toHaveText(failed)
    await context.setOffline(false)
    await heart(page, products.kibble).click()
    await expect(wishMessage(page)).toContainText('đã được thêm vào')
    await expect(wishCount(page)).toHaveText('5')
  })
})

test.describe('the data cannot be fetched', () => {
  test.use({ consoleMessages: { expected: messagesOf(['500']) } })

  test('nothing is marked, an add works, and brings them', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'tinvwl/get_data', fault: '500', times: 1 })
    await page.goto(wholeListing)
    await interact(page)
    await expect.poll(() => shop.calls('tinvwl/get_data')).toHaveLength(1)
    await heart(page, pate).click()
    await expect(wishMessage(page)).toContainText('đã được thêm vào')
    await expect(wishCount(page)).toHaveText('4')
    await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(4)
  })
})

test.describe('the list’s server fails', () => {
  test.use({
    consoleMessages: {
      expected: messagesOf(['dropped']),
      parting: [/^shop-islands: (A call to the shop failed|call-failed)/],
    },
  })

  test('where the connection breaks off a notice asks to try again, what was ticked stays ticked, and the second click works; where a page comes that is none of its own the form itself is sent, and the row goes', async ({
    page,
    shop,
  }) => {
    await openKnowing(page, '/wishlist/')
    await page.getByRole('checkbox', { name: /^Chọn “Balo/ }).click()
    await shop.disturb({ endpoint: 'tinvwl/remove', fault: 'dropped' })
    await removeButton(page, catTree).click()
    await expect(notices(page)).toHaveText(failed)
    await expect(page.getByRole('checkbox', { name: /^Chọn “Balo/ })).toBeChecked()
    await shop.disturb()
    await removeButton(page, catTree).click()
    await expect(wishRow(page, catTree)).toHaveCount(0)
    await expect(notices(page)).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(wishMessage(page)).toHaveCount(0)
    await shop.disturb({ endpoint: 'tinvwl/remove', fault: 'html-error-page' })
    await removeButton(page, backpack).click()
    await expect(notices(page)).toContainText('đã được xóa khỏi danh sách yêu thích')
    await expect(wishRow(page, backpack)).toHaveCount(0)
    await expect(wishRow(page, feeder)).toHaveCount(1)
  })
})

// The other forms are those of `test/widgets/wishlist/lists.test.ts`.
for (const fault of ['products-of-list', 'in-as-boolean']) {
  test(`data in another form (${fault}) mark the same hearts`, async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'tinvwl', fault })
    await openKnowing(page, wholeListing)
    await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
    await page.reload()
    await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
  })
}

test('an answer to an add in which something is missing still marks the heart, and the counter follows', async ({
  page,
  shop,
}) => {
  await openKnowing(page, listing)
  const adds = { 'missing-wishlists-data': pate, 'missing-msg': products.kibble, 'plain-msg': products.litter }
  let count = 3
  for (const [fault, product] of Object.entries(adds)) {
    await test.step(fault, async () => {
      await shop.disturb({ endpoint: 'add_to_wishlist', fault })
      await heart(page, product).click()
      count += 1
      await expect(wishCount(page)).toHaveText(String(count))
      await expect(heart(page, product)).toHaveAttribute('aria-pressed', 'true')
      if (fault === 'plain-msg') await expect(wishMessage(page)).toContainText('Chỉ là một câu & không hơn.')
      else await page.keyboard.press('Escape')
    })
  }
})

test.describe('a message with scripts in it, under a strict policy', () => {
  test.use({ consoleMessages: { expected: [/inline event handler violates/, /status of 404/] } })

  test('is shown, and none of them runs', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'add_to_wishlist', fault: 'script-in-msg' })
    await page.goto(`${listing}?csp=strict`)
    await heart(page, pate).click()
    await expect(wishMessage(page)).toContainText('Xong')
    // The picture is lost only some time after the message can be read.
    const picture = wishMessage(page).locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
    await expect(wishMessage(page).locator('script')).toHaveCount(0)
  })
})

test.describe('the list’s server answers with half of what it should', () => {
  test.use({
    consoleMessages: { expected: [/^shop-islands: An address that is not http or https was refused/] },
  })

  test('without content the list is as it was, and what the server says is said; an address that is none of a page is not gone to', async ({
    page,
    shop,
  }) => {
    await shop.disturb(
      { endpoint: 'tinvwl/add_to_cart_single', fault: 'missing-content' },
      { endpoint: 'tinvwl/add_to_cart_all', fault: 'javascript-redirect' },
    )
    await page.goto('/wishlist/')
    await page.getByRole('button', { name: /^Thêm “Nhà cây/ }).click()
    await expect(wishMessage(page)).toContainText('đã được thêm vào giỏ hàng')
    await expect(page.getByRole('row')).toHaveCount(5)
    await page.keyboard.press('Escape')
    await expect(wishMessage(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Thêm tất cả vào giỏ' }).click()
    await expect(wishMessage(page)).toBeVisible()
    await expect(page).toHaveTitle(/Meo Meo Shop/)
  })
})

test('a slow server: the heart says that it is busy, and an alert for another product does not wait', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /\/ao-len-meo\/$/)
  await openKnowing(page, '/san-pham/ao-len-meo/?allow-parent=0')
  const related = page.getByRole('button', { name: /^Thêm “.* vào danh sách yêu thích$/ }).last()
  await related.click()
  await expect(related).toHaveAttribute('aria-busy', 'true')
  const own = page.locator('.summary .tinvwl_add_to_wishlist_button')
  expect(await alertOf(page, () => own.dispatchEvent('click'))).toContain('Hãy chọn các tùy chọn')
  letGo()
  await expect(related).toHaveAttribute('aria-pressed', 'true')
  await expect(related).not.toHaveAttribute('aria-busy')
})
