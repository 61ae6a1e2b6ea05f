import { hoverUntil } from '../support/input'
import { waitForFrames } from '../support/onScreen'
import { chooseAll, demoProducts, gallery, selectedPicture, thumbnail, wakeGallery } from '../support/productPage'
import { stopClock, watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { shelf, lamp } = demoProducts

/** What the theme itself says of the large picture and of the notice. */
const THEME_ZOOM = `
  .product-gallery-slider .slide .easyzoom-flyout img { max-width: 1000px !important; width: 1000px !important }
  .easyzoom-notice { display: none }`

test('product.zoom.on-hover: the picture under the pointer is shown larger, and follows the pointer; with the theme’s own styles it is seen up to its edges', async ({
  page,
}) => {
  await page.goto(shelf.path)
  // The pictures move in the page when they become a slider.
  await wakeGallery(page)
  const large = page.locator('.easyzoom-flyout img')
  await hoverUntil(selectedPicture(page), () => expect(large).toBeVisible({ timeout: 500 }))
  const picture = (await selectedPicture(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(picture.x + picture.width * 0.25, picture.y + picture.height * 0.25)
  await waitForFrames(page)
  const first = (await large.boundingBox()) ?? { x: 0, width: 0 }
  expect(first.width).toBeGreaterThan(picture.width * 1.4)
  await page.mouse.move(picture.x + picture.width * 0.75, picture.y + picture.height * 0.25)
  await expect.poll(async () => (await large.boundingBox())?.x).toBeLessThan(first.x - 100)
  await page.mouse.move(5, 5)
  await expect(large).toHaveCount(0)
  await page.addStyleTag({ content: THEME_ZOOM })
  await hoverUntil(selectedPicture(page), () => expect(large).toBeVisible({ timeout: 500 }))
  await page.mouse.move(picture.x + picture.width - 1, picture.y + picture.height * 0.25)
  await waitForFrames(page)
  const drawn = (await large.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(drawn.width).toBeCloseTo(1000)
  // Its right edge is all but that of the picture; a quarter of what is too high lies above.
  expect(Math.abs(drawn.x + drawn.width - picture.x - picture.width)).toBeLessThan(3)
  expect(picture.y - drawn.y).toBeCloseTo((drawn.height - picture.height) / 4, 0)
})

test('product.zoom.on-hover: under a pointer that rests, the large picture is that of the variation which is chosen meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto(shelf.path)
  await wakeGallery(page)
  const large = page.locator('.easyzoom-flyout img')
  await hoverUntil(selectedPicture(page), () => expect(large).toBeVisible({ timeout: 500 }))
  await chooseAll(page, { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' })
  await expect(large).toHaveAttribute('src', /oc-cho-thep/)
})

test('on a page from right to left the large picture covers the small one wherever the pointer is', async ({
  page,
}) => {
  await page.goto(shelf.path)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await wakeGallery(page)
  const large = page.locator('.easyzoom-flyout img')
  await hoverUntil(selectedPicture(page), () => expect(large).toBeVisible({ timeout: 500 }))
  const picture = (await selectedPicture(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const place of [0.01, 0.5, 0.99]) {
    await page.mouse.move(picture.x + picture.width * place, picture.y + picture.height / 2)
    await waitForFrames(page)
    const drawn = (await large.boundingBox()) ?? { x: 0, width: 0 }
    expect(drawn.x).toBeLessThanOrEqual(picture.x)
    expect(drawn.x + drawn.width).toBeGreaterThanOrEqual(picture.x + picture.width)
  }
})

test.describe('a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  })

  test('product.zoom.not-on-mobile: neither a tap nor what a tap makes of a pointer zooms', async ({ page }) => {
    await page.goto(shelf.path)
    const seen = await watchTimes(page, { zoom: '.easyzoom-flyout,.slide.is-loading,.slide.is-ready' })
    await selectedPicture(page).hover()
    await selectedPicture(page).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await seen()).toEqual({})
  })
})

test.describe('a picture whose large size is lost', () => {
  test.use({ consoleMessages: { expected: [/Failed to load resource.*404/] } })

  test('product.zoom.loading-then-error: the notice is shown over the picture and goes again, and the picture stays', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(lamp.path)
    await page.addStyleTag({ content: THEME_ZOOM })
    await thumbnail(page, 2).click()
    await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
    await expect(selectedPicture(page)).toBeInViewport({ ratio: 0.95 })
    // The notice goes by itself, but not before it has been looked at.
    await stopClock(page)
    await selectedPicture(page).hover()
    await expect(gallery(page).locator('.is-error')).toHaveCount(1)
    await expect(page.getByText('Không tải được hình ảnh', { exact: true })).toBeVisible()
    await expect(page.locator('.easyzoom-flyout')).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(page.getByText('Không tải được hình ảnh', { exact: true })).toBeHidden()
    await expect(selectedPicture(page)).toBeVisible()
  })
})
