import type { Locator, Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { openCouponBox } from '../support/couponPage'
import { elements } from '../support/elementsPage'
import { hoverUntil } from '../support/input'
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
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN))
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

/** Where the selected picture of a slider lies on the sheet, within the slider's window: in px from its upper left corner. */
async function pictureOnPaper(slider: Locator): Promise<{ picture: number[]; window: number[] }> {
  await slider.evaluate((element) => {
    const measure = () => {
      const frame = element.querySelector('.flickity-viewport, .flex-viewport')
      const picture = frame?.querySelector('.is-selected, .flex-active-slide')?.getBoundingClientRect()
      const { left = 0, top = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {}
      const { left: x = 0, top: y = 0, width: wide = 0, height: high = 0 } = picture ?? {}
      Object.assign(window, {
        onPaper: { picture: [x - left, y - top, wide, high].map(Math.round), window: [width, height].map(Math.round) },
      })
    }
    // Laid out for the sheet: a resize, after which sliders measure anew, is told to nobody.
    matchMedia('print').addEventListener('change', measure, { once: true })
  })
  await slider.page().pdf({ format: 'A4' })
  return slider.evaluate(() => Reflect.get(window, 'onPaper'))
}

test('printed on a sheet that is wider than the phone, the theme’s gallery and the default one show all of the picture that was chosen, and no part of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [query, place, steps] of [
    ['', '.product-gallery-slider', '.product-thumbnails a'],
    ['?gallery=default', '.woocommerce-product-gallery', '.flex-control-nav img'],
  ] as const) {
    await page.goto(`${demoProducts.shelf.path}${query}`)
    const slider = page.locator(place)
    await hoverUntil(slider, () =>
      expect(slider.locator('.flickity-viewport, .flex-viewport')).toBeVisible({ timeout: 500 }),
    )
    await page.locator(steps).nth(3).click()
    await expect(slider.locator('.is-selected, .flex-active-slide')).toBeInViewport()
    const { picture, window } = await pictureOnPaper(slider)
    expect(window[0]).toBeGreaterThan(390)
    expect(picture.slice(0, 3)).toEqual([0, 0, window[0]])
    expect(window[1]).toBeGreaterThanOrEqual(picture[3] ?? Number.POSITIVE_INFINITY)
  }
})

test('printed, a slider that plays by itself is not empty, and the way back to the top is not on every sheet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(elements.sliders)
  const slider = page.locator('.slider').nth(1)
  await expect(slider).toHaveClass(/flickity-enabled/)
  for (let steps = 0; steps < 2; steps++) await slider.press('ArrowRight')
  const { picture, window } = await pictureOnPaper(slider)
  expect(picture.slice(0, 3)).toEqual([0, 0, window[0]])

  await page.goto(elements.ways)
  const top = page.locator('.back-to-top')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(top).toBeInViewport()
  await print(page)
  await expect(top).toBeHidden()
})

test('printed behind the coupon’s pop-up, which the pointer has opened on its way to the browser’s menu, the page has all of its text, and the pop-up stands below it', async ({
  page,
}) => {
  const box = await openCouponBox(page, 'coupon-icon=left')
  // A page that is longer than the window.
  await expect(page.locator('html')).toHaveClass(/wcb-html-scroll/)
  await expect(page.locator('html')).toHaveCSS('position', 'fixed')
  await print(page)
  await expect(page.locator('html')).not.toHaveCSS('position', 'fixed')
  await expect(page.locator('.wcb-md-overlay')).toBeHidden()
  await expect(page.locator('.wcb-coupon-box-small-icon-wrap')).toBeHidden()
  await expect(box).toBeVisible()
  const [above, below] = [await page.locator('footer').boundingBox(), await box.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN))
})
