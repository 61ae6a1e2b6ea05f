import { callFailed, messagesOf } from '../support/failedCalls'
import { addHtml } from '../support/ownWidgets'
import {
  addButton,
  basketCount,
  listing,
  liveRegion,
  longListing,
  notices,
  products,
  row,
  sidebarCart,
} from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble, litter, catTree, bowl } = products
const failed = 'Chưa thêm được vào giỏ hàng. Vui lòng thử lại.'

/** What the server may do instead of an answer, and what the console says of that besides what it says of every failed call. */
const failures: Record<string, RegExp[]> = {
  '500': [],
  'html-error-page': [],
  'broken-json': [],
  empty: [],
  '204': [],
  dropped: [],
  'product-url-false': [],
  'javascript-url': [/^shop-islands: An address that is not http or https was refused/],
}

for (const [fault, besides] of Object.entries(failures))
  test.describe(`the server answers an add with ${fault}`, () => {
    test.use({ consoleMessages: { expected: [...messagesOf([fault]), ...besides] } })

    test('cart.add.failed-request-frees-the-button: a notice asks to try again, and the second click works', async ({
      page,
      shop,
    }) => {
      await page.goto(listing)
      await shop.disturb({ endpoint: 'add_to_cart', fault })
      await addButton(page, pate).click()
      await expect(notices(page)).toHaveText(failed)
      await expect(addButton(page, pate)).not.toHaveClass(/loading|added/)
      await expect(liveRegion(page)).toHaveText(failed)
      await expect(page).toHaveURL(listing)
      await expect(page).toHaveTitle('Cửa hàng – Meo Meo Shop')
      await shop.disturb()
      await addButton(page, pate).click()
      await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
      await expect(notices(page)).toHaveText('')
      // Half an answer comes from a server that has added.
      await expect(basketCount(page)).toHaveText(fault === 'broken-json' ? '2' : '1')
    })
  })

test.describe('an add fails in what lies over the page', () => {
  test.use({ consoleMessages: { expected: messagesOf(['500']) } })

  test('it says so beside the button, as in a quick view of another plugin’s that does not say that it is a dialog', async ({
    page,
    shop,
  }) => {
    await page.goto(listing)
    await addHtml(page, '<div id="over" style="position: fixed; inset: 0; z-index: 9999; background: #fff"></div>')
    await addButton(page, pate).evaluate((button) => document.querySelector('#over')?.append(button))
    await shop.disturb({ endpoint: 'add_to_cart', fault: '500' })
    await addButton(page, pate).click()
    await expect(page.locator('#over')).toContainText(failed)
    await expect(notices(page)).toHaveText('')
  })
})

test.describe('the server does not answer an add in time', () => {
  test.use({ consoleMessages: { expected: [callFailed] } })

  test('after the time-out the shopper is told and can add again', async ({ page }) => {
    await page.route(/wc-ajax=add_to_cart/, () => {}, { times: 1 })
    await page.goto(`${listing}&settings=${JSON.stringify({ addTimeout: 500 })}`)
    await addButton(page, pate).click()
    await expect(notices(page)).toHaveText(failed)
    await expect(addButton(page, pate)).not.toHaveClass(/loading/)
    // The second answer may take as long as a slow machine needs for it.
    await page.evaluate(() =>
      (window as unknown as { shopIslands: { start(settings: object): void } }).shopIslands.start({
        addTimeout: 30_000,
      }),
    )
    await addButton(page, pate).click()
    await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
    await expect(notices(page)).toHaveText('')
  })
})

test.describe('the server’s warnings stand in front of its answer', () => {
  test.use({
    consoleMessages: { expected: [/^shop-islands: The server printed something in front of its JSON answer/] },
  })

  test('the product is added all the same, and the author is told once', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'add_to_cart', fault: 'warning-before-json' })
    await page.goto(listing)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('2')
    await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
  })
})

test('a refusal that names the product page leads there, from a listing without redirect too', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'error-with-url' })
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(page).toHaveURL('/san-pham/nha-cay-meo/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(catTree.name)
})

/** What may be odd about the fragments of an answer, each in the answer to another product's add. */
const oddFragments = [
  // The cart is fetched.
  ['missing-fragments', litter],
  ['script-in-fragment', pate],
  ['invalid-selector-fragment', kibble],
  // For a place that the page does not have; that is no fault.
  ['unmatched-selector-fragment', bowl],
  ['unbalanced-fragment', catTree],
] as const

test.describe('fragments with something odd', () => {
  test.use({
    consoleMessages: { expected: [/^shop-islands: A fragment of the server has a selector.* div\[\[invalid$/] },
  })

  test('harm nothing else: each add counts and is shown, no script runs, nothing of the page is swallowed, and the author is told of the selector that cannot be read', async ({
    page,
    shop,
  }) => {
    await page.goto(longListing)
    const cards = await page.locator('.product-small.box').count()
    for (const [index, [fault, product]] of oddFragments.entries()) {
      await test.step(fault, async () => {
        await shop.disturb({ endpoint: 'add_to_cart', fault })
        await addButton(page, product).click()
        await expect(row(sidebarCart(page), product)).toBeVisible()
        await expect(basketCount(page)).toHaveText(String(index + 1))
        await expect(addButton(page, product)).not.toHaveClass(/loading/)
        await expect(notices(page)).toHaveText('')
        expect(await page.evaluate(() => 'shopFragmentScriptRan' in window)).toBe(false)
        await expect(page.locator('.product-small.box')).toHaveCount(cards)
        await expect(page.locator('#masthead .header-cart-link:visible')).toHaveCount(1)
      })
    }
  })
})
