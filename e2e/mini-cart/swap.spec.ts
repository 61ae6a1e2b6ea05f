import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { addButton, basketCount, dropdown, listing, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble, litter, catTree } = products

/** Marks an element, so that a test can tell whether it is still the same one. */
function mark(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    Object.assign(document.querySelector(wanted) ?? {}, { isMarked: true })
  }, selector)
}

function isMarked(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => 'isMarked' in (document.querySelector(wanted) ?? {}), selector)
}

test('mini-cart.fragments.replaced-in-place: the rows that stay are the same elements, and nothing outside the cart is touched', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id)
  await page.goto(listing)
  await expect(page.locator('.product-small .box-text[style]').first()).toBeAttached()
  // The line that is announced anew after sorting is not the swap's doing either.
  await expect(page.locator('.woocommerce-result-count')).toHaveAttribute('aria-hidden', 'false')
  await mark(page, '#shop-sidebar .mini_cart_item')
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { touched: seen })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const place = element?.closest('.widget_shopping_cart,.cart-item,.add-to-cart-button')
        if (element && !place && !element.matches('body,.widget_shopping_cart_live_region')) seen.add(element.outerHTML)
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await addButton(page, kibble).click()
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  expect(await isMarked(page, '#shop-sidebar .mini_cart_item')).toBe(true)
  // Two buttons in one card are a row higher: the heights are worked out anew; and the first click brings the wishlist's marks.
  // Neither is the swap's doing.
  expect(
    await page.evaluate(() =>
      [...(window as unknown as { touched: Set<string> }).touched].filter(
        (html) => !/box-text|product-title|price-wrapper|box-excerpt|js-star-rating|wishlist/.test(html),
      ),
    ),
  ).toEqual([])
})

test('mini-cart.fragments.fade-to-06-while-replaced: a piece has faded to 0.6 when the new cart stands there, and is whole soon', async ({
  page,
}) => {
  await page.goto(listing)
  const faded = page.evaluate(
    () =>
      new Promise((resolve) => {
        const cart = document.querySelector<HTMLElement>('#masthead .nav-dropdown .widget_shopping_cart_content')
        new MutationObserver((_records, observer) => {
          if (!cart?.querySelector('.mini_cart_item')) return
          observer.disconnect()
          resolve(getComputedStyle(cart).opacity)
        }).observe(document.body, { subtree: true, childList: true })
      }),
  )
  await addButton(page, pate).click()
  expect(await faded).toBe('0.6')
  await expect(basketCount(page)).toHaveText('1')
  const cart = dropdown(page).locator('.widget_shopping_cart_content')
  await expect(cart).toHaveCSS('opacity', '1')
  await expect(cart).not.toHaveAttribute('style')
})

test.describe('another tab adds', () => {
  test.use({ hasSeparateTabs: true })

  test('while the shopper is in the cart by keyboard, an add elsewhere moves neither the focus nor the list', async ({
    page,
    context,
    shop,
  }) => {
    await shop.fillCart(page, pate.id, kibble.id, litter.id)
    await page.goto(listing)
    await page.locator('.cart-item .header-cart-link:visible').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(removeLink(dropdown(page), kibble)).toBeFocused()
    const list = dropdown(page)
    await list.evaluate((element) => {
      element.style.maxHeight = '120px'
      element.scrollTop = 60
    })
    const other = await context.newPage()
    await other.goto(listing)
    await addButton(other, catTree).click()
    await expect(row(list, catTree)).toHaveCount(1)
    await expect(removeLink(list, kibble)).toBeFocused()
    expect(await list.evaluate((element) => element.scrollTop)).toBe(60)
  })
})

test('typed text, a changed number and open details inside the mini-cart outlive an add', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  const decorate = (body: string) =>
    body.replace(
      /(\\?)<span class=\\?"quantity\\?">/g,
      '<details class=\\"gift\\"><summary>Quà</summary><input name=\\"note\\"><input name=\\"amount\\" value=\\"1\\"></details>$&',
    )
  await changeAnswers(page, /wc-ajax=/, decorate)
  await page.goto(listing)
  const details = row(sidebarCart(page), pate).locator('details')
  await details.locator('summary').click()
  await details.locator('[name="amount"]').fill('7')
  await details.locator('[name="note"]').fill('gói bằng giấy')
  await details.locator('[name="note"]').press('ArrowLeft')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-product_id="102"].ajax_add_to_cart')?.click())
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  await expect(details).toHaveAttribute('open')
  await expect(details.locator('[name="amount"]')).toHaveValue('7')
  await expect(details.locator('[name="note"]')).toHaveValue('gói bằng giấy')
  await expect(details.locator('[name="note"]')).toBeFocused()
  expect(await details.locator('[name="note"]').evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(12)
})
