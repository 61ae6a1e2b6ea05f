import type { Page } from '@playwright/test'
import {
  codeField,
  couponBox,
  couponCookie,
  couponIcon,
  expectCookie,
  offers,
  openCouponBox,
  subscribe,
  subscribePage,
} from '../support/couponPage'
import { holdRequests } from '../support/holdRequests'
import { between, stepUntil, stopClock, watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'

/** The file with everything about coupons. */
const couponFile = /\/shop-islands\/coupon-[\w-]+\.js/

/** Has the pop-up, which nobody sees yet, its code? From then on it hears and counts. */
const isAwake = async (page: Page) => (await page.locator('.wcb-coupon-box').getAttribute('role')) === 'dialog'

/** Waits until the pop-up has its code, where the page's clock runs. */
const expectAwake = (page: Page) => expect.poll(() => isAwake(page)).toBe(true)

/** Expects the box of a page of offers to open by itself so long after its code is there, in ms of the page's own time, and not before. */
async function expectToOpenAfter(page: Page, query: string, delay: number): Promise<void> {
  await page.clock.install()
  // The delay begins with the box's code, however long that takes to come.
  const release = await holdRequests(page, couponFile)
  const asked = page.waitForRequest(couponFile)
  await page.goto(`${offers}?${query}`, { waitUntil: 'domcontentloaded' })
  await asked
  const times = await watchTimes(page, { awake: '.wcb-coupon-box[role="dialog"]', open: '.wcb-md-show' })
  await stopClock(page)
  release()
  await stepUntil(page, () => isAwake(page))
  await page.clock.runFor(delay + 1000)
  await expect(couponBox(page)).toBeVisible()
  const waited = between(await times(), 'awake', 'open')
  expect(waited).toBeGreaterThan(delay - 50)
  expect(waited).toBeLessThan(delay + 500)
}

test('coupon-popup.open.after-the-delay: the box opens by itself when the delay is over, not before', async ({
  page,
}) => {
  await expectToOpenAfter(page, 'coupon-time=2', 2000)
})

test('coupon-popup.open.default-delay-3-s-by-time: three seconds where the page says nothing', async ({ page }) => {
  await expectToOpenAfter(page, 'globals=none', 3000)
})

test('coupon-popup.open.scroll-and-exit-triggers: asked to wait for scrolling, it opens at the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.clock.install()
  await page.goto(`${offers}?coupon=scroll&coupon-scroll=80`)
  await expect(couponIcon(page)).toHaveCount(0)
  const scrollDown = (share: number) =>
    page.evaluate((part) => {
      scrollTo({ top: document.documentElement.scrollHeight * part - innerHeight, behavior: 'instant' })
    }, share)
  await expectAwake(page)
  await scrollDown(0.75)
  await page.clock.runFor(700)
  await expect(couponBox(page)).toHaveCount(0)
  // The page stands still under the box, fixed to the window.
  const scrolled = () => page.evaluate(() => -document.documentElement.getBoundingClientRect().top)
  const before = await scrolled()
  await scrollDown(0.85)
  await expect(couponBox(page)).toBeVisible()
  expect(await scrolled()).toBeGreaterThan(before)
})

test('coupon-popup.open.scroll-and-exit-triggers: asked to wait for the exit, it opens as the pointer leaves at the top', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`${offers}?coupon=exit`)
  await expectAwake(page)
  await page.mouse.move(500, 400)
  await page.mouse.move(500, 60)
  await page.clock.runFor(700)
  await expect(couponBox(page)).toHaveCount(0)
  await page.mouse.move(500, 1)
  await expect(couponBox(page)).toBeVisible()
})

for (const value of ['closed:1700000000', 'x']) {
  test(`coupon-popup.open.any-cookie-stops-it: with ${value} nothing opens, and the cookie stays`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'woo_coupon_box', value, url: baseURL ?? '' }])
    await page.clock.install()
    await page.goto(`${offers}?coupon-time=0`)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(700)
    await expect(couponBox(page)).toHaveCount(0)
    expect((await couponCookie(page))?.value).toBe(value)
  })
}

test('coupon-popup.cookie.shown-when-box-opens: shown and the server’s time, for an hour, so the next page stays quiet; a button of the page opens the box all the same, and gets the focus back', async ({
  page,
}) => {
  const box = await openCouponBox(page)
  await expectCookie(page, /^shown:\d+$/, 3600)
  await page.reload()
  // The box has its code, and has seen the cookie.
  await expect(couponIcon(page)).toBeVisible()
  await expect(box).toHaveCount(0)
  const opener = page.getByRole('button', { name: 'Mở hộp quà' })
  for (let opened = 0; opened < 2; opened++) {
    await opener.click()
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('coupon-popup.open.after-the-delay: in a hidden tab no time passes', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    addEventListener('show-tab', () => {
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await page.goto(`${offers}?coupon-time=1`)
  await expectAwake(page)
  await page.clock.runFor(2000)
  await expect(couponBox(page)).toHaveCount(0)
  const times = await watchTimes(page, { open: '.wcb-md-show' })
  await stopClock(page)
  const shown = await page.evaluate(() => {
    dispatchEvent(new Event('show-tab'))
    return performance.now()
  })
  await page.clock.runFor(1500)
  await expect(couponBox(page)).toBeVisible()
  expect(between({ shown, ...(await times()) }, 'shown', 'open')).toBeGreaterThan(990)
})

test('a box whose time comes while the shopper has a panel open waits for it to close', async ({ page }) => {
  await page.clock.install()
  // Its time begins to run when the panel is open.
  const release = await holdRequests(page, couponFile)
  await page.goto(`${offers}?coupon-time=2&cart=off-canvas`, { waitUntil: 'domcontentloaded' })
  await page.locator('.cart-item .off-canvas-toggle:visible').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expectAwake(page)
  await page.clock.runFor(2500)
  await expect(couponBox(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(couponBox(page)).toBeVisible()
})

for (const query of ['script=classic', 'script=react', 'coupon-names=unprefixed', 'jquery=early']) {
  test(`with ${query} the box opens, subscribes and shows the code`, async ({ page }) => {
    const box = await openCouponBox(page, query)
    await subscribe(box)
    await expect(codeField(box)).toHaveValue('MEOMOI')
    await page.keyboard.press('Escape')
    await expect(couponBox(page)).toHaveCount(0)
  })
}

for (const [what, html] of [
  [
    'a modal dialog of the browser’s own is open, as another plugin’s quick view,',
    '<dialog aria-label="Xem nhanh"><button onclick="this.parentElement.close()">Được</button></dialog>',
  ],
  [
    'a menu is open that is a popover of the browser’s',
    '<nav popover aria-label="Menu" style="inset:auto 0 0 auto"><button onclick="this.parentElement.hidePopover()">Được</button></nav>',
  ],
  [
    'another plugin’s popover that only its own button closes lies over the page',
    '<div popover="manual"><p>Tin mới</p><button onclick="this.parentElement.hidePopover()">Được</button></div>',
  ],
  // As Borlabs prints it: the dialog itself is always there.
  [
    'a plugin for cookies asks over the page',
    `<div><div role="dialog" aria-modal="true" aria-label="Cookie"><div style="position:fixed;inset:0;z-index:99999;display:grid;place-items:center">
      <button onclick="this.parentElement.style.display = 'none'">Được</button></div></div></div>`,
  ],
  // As vanilla-cookieconsent does where the page must not be used before.
  [
    'a plugin for cookies asks at the edge, and has covered the page,',
    `<div style="position:fixed;z-index:99999" onclick="this.remove()"><div role="dialog" aria-modal="true" aria-label="Cookie" style="position:fixed;inset:auto 0 0 auto">
      <button>Được</button></div><div style="position:fixed;inset:0;z-index:-1"></div></div>`,
  ],
] as const) {
  test(`a box whose time comes while ${what} waits for the answer`, async ({ page }) => {
    await page.clock.install()
    await page.goto(offers)
    await expectAwake(page)
    await page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html)
      document.querySelector('dialog')?.showModal()
      document.querySelector<HTMLElement>('[popover]')?.showPopover()
    }, html)
    await page.clock.runFor(5000)
    await expect(couponBox(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Được' }).click()
    await page.clock.runFor(1000)
    await expect(couponBox(page)).toBeVisible()
  })
}

for (const [who, css] of [
  ['an ad blocker', '.wcb-coupon-box,.wcb-md-overlay{display:none!important}'],
  ['a theme’s styles, as for phones', '.wcb-md-modal{display:none!important}'],
] as const) {
  test(`a box that is hidden by ${who} leaves the page in reach when its time comes`, async ({ page }) => {
    await page.clock.install()
    await page.goto(offers)
    await expectAwake(page)
    await page.addStyleTag({ content: css })
    // The page would be out of reach once the box has been painted.
    await page.clock.runFor(4000)
    await expectCookie(page, /^shown:/, 3600)
    await expect(page.locator('.wcb-coupon-box')).toBeHidden()
    await expect(page.locator('html')).not.toHaveClass(/wcb-html-scroll/)
    await page.getByRole('link', { name: 'Đăng ký ngay trong trang' }).click()
    await expect(page).toHaveURL(new RegExp(subscribePage))
  })
}

test('under a strict policy with Trusted Types everything works, captcha included, and no violation is reported', async ({
  page,
}) => {
  const violations = await recordViolations(page)
  const box = await openCouponBox(page, 'csp=strict&coupon-captcha=2')
  await box.getByRole('checkbox', { name: 'Tôi không phải là máy' }).check()
  await subscribe(box)
  await expect(codeField(box)).toBeVisible()
  expect(await violations()).toEqual([])
})

test('without script the pop-up is not in the way, and the widgets are there to be read', async ({ page, shop }) => {
  await page.clock.install()
  await page.goto(`${subscribePage}?coupon=time&coupon-time=0&script=none`)
  await page.clock.runFor(500)
  await expect(couponBox(page)).toHaveCount(0)
  await expect(page.locator('.wcb-coupon-box')).toBeHidden()
  await expect(page.locator('.woo-coupon-box-widget')).toHaveCount(3)
  expect(await shop.calls()).toEqual([])
})
