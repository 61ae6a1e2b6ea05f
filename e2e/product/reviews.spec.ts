import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { scrolled } from '../support/onScreen'
import { demoProducts, plus, quantity } from '../support/productPage'
import { openStopped, stepUntil, stopClock } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pillow, catTree } = demoProducts
/** Pixels that the demo's style sheet keeps free at the top of the window. */
const styledRoom = 16
const reviewsTab = { name: /^Đánh giá/ }

function reviewLink(page: Page) {
  return page.getByRole('link', { name: /đánh giá của khách hàng/ })
}

/** Pixels between the upper edge of the window and the reviews. */
function reviewsTop(page: Page): Promise<number> {
  return page.locator('#reviews').evaluate((reviews) => Math.round(reviews.getBoundingClientRect().top))
}

/** Notes, from before the page's first script on, when its reviews were asked to open and when it first scrolled; in ms. */
async function watchOpening(page: Page): Promise<() => Promise<{ opened?: number; scrolled?: number }>> {
  await page.addInitScript(() => {
    const times: { opened?: number; scrolled?: number } = {}
    Object.assign(window, { reviewTimes: times })
    // The click on their tab, the shopper's or the script's: the tab's own code may have to be loaded first.
    const note = ({ target }: Event) => {
      if ((target as Element).closest('.reviews_tab a')) times.opened ??= performance.now()
    }
    addEventListener('click', note, true)
    addEventListener('scroll', () => {
      times.scrolled ??= performance.now()
    })
  })
  return () =>
    page.evaluate(() => (window as { reviewTimes?: { opened?: number; scrolled?: number } }).reviewTimes ?? {})
}

/** Proves, on a page whose clock stands still, that it does so itself until 500 ms after its reviews have opened, and scrolls then. */
async function expectScrollAfter500(page: Page, times: () => Promise<{ opened?: number }>): Promise<void> {
  const before = await scrolled(page)
  await stepUntil(page, async () => (await times()).opened !== undefined)
  // The script counts from the frame on in which they are there; it has heard of that before this does.
  await page.locator('#reviews').evaluate(
    (reviews) =>
      new Promise((resolve) => {
        new ResizeObserver(() => reviews.getClientRects().length > 0 && resolve(true)).observe(reviews)
      }),
  )
  await page.clock.runFor(480)
  expect(await scrolled(page)).toBe(before)
  await page.clock.runFor(120)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
}

for (const hash of ['#comments', '#reviews', '#tab-reviews']) {
  test(`product.reviews.open-on-exact-hashes product.reviews.opens-the-tab: ${hash} opens them and brings them into view, and their tab is the selected one`, async ({
    page,
  }) => {
    await page.goto(`${pillow.path}${hash}`)
    await expect(page.getByRole('heading', { name: '12 đánh giá' })).toBeVisible()
    await expect(page.locator('#reviews')).toBeInViewport()
    await expect(page.getByRole('tab', reviewsTab)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })
}

test('product.reviews.open-on-exact-hashes: #reviews-2 opens nothing, and the page stays at its top', async ({
  page,
}) => {
  const times = await watchOpening(page)
  await page.goto(`${pillow.path}#reviews-2`)
  // That another tab opens shows that the script is there. A real click would scroll.
  await page.getByRole('tab', { name: 'Thông tin bổ sung' }).dispatchEvent('click')
  await expect(page.getByRole('tabpanel', { name: 'Thông tin bổ sung' })).toBeVisible()
  // And so is the part of it that opens reviews, as a product's quantity is served by the same.
  await plus(page).dispatchEvent('click')
  await expect(quantity(page)).toHaveValue('2')
  expect(await times()).toEqual({})
})

test('product.reviews.opens-the-accordion: the section of the reviews opens, and the first one closes', async ({
  page,
}) => {
  await page.goto(`${pillow.path}?reviews=accordion#reviews`)
  await expect(page.locator('#accordion-reviews-label')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('heading', { name: '12 đánh giá' })).toBeVisible()
  await expect(page.locator('#accordion-description-content')).toBeHidden()
  await expect(page.locator('#reviews')).toBeInViewport()
})

test('product.reviews.scrolls-after-500-ms: the page stands still for 500 ms after they have opened, and scrolls then', async ({
  page,
}) => {
  const times = await watchOpening(page)
  await openStopped(page, `${pillow.path}?cpage=2`)
  await expectScrollAfter500(page, times)
})

test('product.reviews.open-on-comment-page-address product.reviews.scroll-offset-header-plus-15: each address of a page of reviews shows it, and they stop 15 px below the header’s own room', async ({
  page,
}) => {
  await page.goto(`${pillow.path}?cpage=2`)
  await expect(page.getByText('Đạp như thỏ suốt buổi tối!')).toBeVisible()
  await expect(page.locator('#reviews')).toBeInViewport()
  await expect.poll(() => reviewsTop(page)).toBe(styledRoom + 15)
  await page.addInitScript(() => {
    // The theme's sticky header takes 70 px of the window.
    addEventListener('DOMContentLoaded', () => {
      Object.assign((window as unknown as { flatsomeVars: object }).flatsomeVars, { scrollPaddingTop: '70' })
    })
  })
  await page.goto(`${pillow.path}comment-page-2/#comments`)
  await expect(page.getByText('Đạp như thỏ suốt buổi tối!')).toBeVisible()
  await expect(page.locator('#reviews')).toBeInViewport()
  await page.goto(`${pillow.path}?cpage=3`)
  await expect.poll(() => reviewsTop(page)).toBe(85)
})

test('product.reviews.link-opens-and-scrolls: the review link opens the tab, and 500 ms later the page scrolls to it', async ({
  page,
}) => {
  const times = await watchOpening(page)
  await openStopped(page, pillow.path)
  await reviewLink(page).click()
  await expectScrollAfter500(page, times)
  await expect(page.getByRole('tab', reviewsTab)).toHaveAttribute('aria-selected', 'true')
  await page.clock.runFor(1000)
  await expect.poll(() => reviewsTop(page)).toBe(styledRoom + 15)
})

test('the tabs’ own code comes late, as over a slow network: the page scrolls to the reviews once they have opened', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/page-[^/]+\.js$/)
  const asked = page.waitForRequest(/\/page-[^/]+\.js$/)
  await page.clock.install()
  await page.goto(`${pillow.path}?cpage=2`, { waitUntil: 'commit' })
  await asked
  await page.clock.runFor(700)
  await expect(page.locator('#reviews')).toBeHidden()
  release()
  await expect.poll(() => reviewsTop(page)).toBe(styledRoom + 15)
})

test('product.reviews.link-pushes-reviews-hash: the address gets #reviews, and going back takes it off', async ({
  page,
}) => {
  await page.goto(pillow.path)
  await reviewLink(page).click()
  await expect(page).toHaveURL(`${pillow.path}#reviews`)
  await page.goBack()
  await expect(page).toHaveURL(pillow.path)
})

test('a page that is reloaded stays where the shopper had it, with its reviews open', async ({ page }) => {
  const times = await watchOpening(page)
  await page.goto(`${pillow.path}#reviews`)
  await expect.poll(() => reviewsTop(page)).toBe(styledRoom + 15)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => scrolled(page)).toBe(0)
  // With the clock stopped, no page would know that it was reloaded.
  await page.reload()
  await expect(page.getByRole('heading', { name: '12 đánh giá' })).toBeVisible()
  const { opened = Number.NaN } = await times()
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(opened + 700)
  expect(await times()).toEqual({ opened })
})

test('the review link opens the accordion’s section, too, and the keyboard goes on from there', async ({ page }) => {
  await page.goto(`${pillow.path}?reviews=accordion`)
  await reviewLink(page).press('Enter')
  await expect(page.getByRole('heading', { name: '12 đánh giá' })).toBeVisible()
  await expect(page.locator('#reviews')).toBeFocused()
})

test('a shopper who scrolls away in those 500 ms is left alone', async ({ page }) => {
  // The page's time passes in steps only, so that the shopper is in time on any machine.
  await page.clock.install()
  await page.goto(pillow.path)
  // The header sticks from the first interaction on, and takes another height then: that is not to come in between.
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await stopClock(page)
  await reviewLink(page).click()
  await stepUntil(page, async () => (await page.getByRole('tab', reviewsTab).getAttribute('aria-selected')) === 'true')
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await page.clock.runFor(700)
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('the tabs go by arrow key, Home and End, with one stop for Tab', async ({ page }) => {
  await page.goto(catTree.path)
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await tab('Mô tả').focus()
  // The keys are served from an idle moment on.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(tab('Thông tin bổ sung')).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Thông tin bổ sung' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Viết đánh giá' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tab('Mô tả')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})
