import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { elements } from '../support/elementsPage'
import { scrolled } from '../support/onScreen'
import { demoProducts } from '../support/productPage'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

/** The page as it is printed, of which what is fixed to the window would be on every sheet. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
}

test('printed far down, the header that has stuck and the bar of the product’s form are in their places, not over the text', async ({
  page,
}) => {
  await page.goto(demoProducts.shelf.path)
  const bar = page.locator('.sticky-add-to-cart')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toHaveClass(/sticky-add-to-cart--active/)
  await expect(bar).toBeInViewport()
  await print(page)
  await expect(bar).not.toBeInViewport()
  const place = await page.locator('.sticky-add-to-cart-wrapper').boundingBox()
  // All of it: the bar is higher than what stands in its place.
  expect(await bar.boundingBox()).toEqual(place)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(elements.ways)
  const header = page.locator('.header-wrapper')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(header).toHaveClass(/stuck/)
  await expect(page.locator('.scroll-to-bullets')).toBeVisible()
  await print(page)
  await expect(header).not.toBeInViewport()
  expect((await header.boundingBox())?.y).toBe((await page.locator('#header').boundingBox())?.y)
  await expect(page.locator('.scroll-to-bullets')).toBeHidden()
})

test('printed, the store’s notice stands where the server has it and the cookie notice is left out', async ({
  page,
}) => {
  await page.goto('/thong-bao/?cookie-notice=1')
  const notice = page.locator('.woocommerce-store-notice')
  const cookies = page.locator('.flatsome-cookies')
  await expect(cookies).toBeInViewport({ ratio: 1 })
  await print(page)
  await expect(cookies).toBeHidden()
  await expect(notice).toBeVisible()
  const [above, below] = [await page.locator('footer').boundingBox(), await notice.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
})

test('printed before it is scrolled to, a text whose entrance is still to come can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(elements.effects)
  const text = page.getByText('Câu này bước vào khi bạn cuộn tới.')
  await expect(text).toHaveCSS('opacity', '0')
  expect(await scrolled(page)).toBe(0)
  await print(page)
  await expect(text).toHaveCSS('opacity', '1')
})

test('printed, contents that stay beside the article are in their place, and a drawer with contents is left out', async ({
  page,
}) => {
  const article = '/bai-viet/cham-soc-meo-con/'
  await page.goto(`${article}?contents=drawer`)
  const opener = page.locator('.ez-toc-sticky .ez-toc-open-icon')
  await expect(opener).toBeInViewport()
  await print(page)
  await expect(opener).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await changeAnswers(page, /\/cham-soc-meo-con\/$/, (html) =>
    html
      .replace('"widget ez-toc"', '"widget ez-toc-widget-sticky"')
      .replace(
        /"ez-toc-widget-container" class="\S+/,
        '"ez-toc-widget-sticky-container" class="ez-toc-widget-sticky-container',
      ),
  )
  await addThemeStyles(page, '.post-sidebar { position: static }')
  await page.goto(article)
  const contents = page.locator('.widget.ez-toc-widget-sticky')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(contents).toHaveCSS('position', 'fixed')
  await print(page)
  await expect(contents).not.toHaveCSS('position', 'fixed')
  await expect(contents).not.toBeInViewport()
})
