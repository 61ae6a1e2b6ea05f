import type { Page } from '@playwright/test'
import {
  closeButton,
  codeField,
  consentBox,
  couponBox,
  couponCookie,
  couponIcon,
  day,
  emailField,
  expectCookie,
  openCouponBox,
  subscribe,
  subscribeButton,
} from '../support/couponPage'
import { expectToStayInDialog } from '../support/dialogs'
import { holdRequests } from '../support/holdRequests'
import { asksForQuickView, demoProducts, quickView, quickViewLink, testListing } from '../support/productPage'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => closeButton(page).click(),
  Esc: (page) => page.keyboard.press('Escape'),
  'a click beside the box': (page) => page.mouse.click(8, 400),
}

test('in a page enlarged four times the whole box can be scrolled to, its button to close included', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const box = await openCouponBox(page, 'coupon-never=cookie&coupon-captcha=2')
  await subscribeButton(box).scrollIntoViewIfNeeded()
  await closeButton(page).click()
  await expect(box).toHaveCount(0)
})

test('coupon-popup.close.button, coupon-popup.close.esc, coupon-popup.close.overlay-click: each closes the box, a click inside does not; the page is free again and no cookie is written', async ({
  page,
}) => {
  const box = await openCouponBox(page)
  await box.getByText('lần mua đầu tiên').click()
  await emailField(box).click()
  await expect(box).toBeVisible()
  const before = await couponCookie(page)
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
      await close(page)
      await expect(box).toHaveCount(0)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
      await page.getByRole('link', { name: 'Đăng ký ngay trong trang' }).click({ trial: true })
      expect((await couponCookie(page))?.value).toBe(before?.value)
      await couponIcon(page).click()
      await expect(box).toBeVisible()
    })
  }
})

/** Checks on which side of the window the small icon sits, whole. */
async function expectIconAt(page: Page, side: 'left' | 'right'): Promise<void> {
  await expect(couponIcon(page)).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const { x, width } = (await couponIcon(page).boundingBox()) ?? { x: 0, width: 0 }
    expect(side === 'left' ? x : 1280 - x - width).toBeLessThan(40)
  }).toPass()
}

test('coupon-popup.close.on-close-is-hide, coupon-popup.icon.shown-after-closing, coupon-popup.icon.sits-on-configured-side, coupon-popup.icon.reopens-the-box: nothing of a closed box stays but the icon, on the left; it opens the box again with what was typed, and writes no cookie', async ({
  page,
}) => {
  const box = await openCouponBox(page, 'coupon-icon=left')
  await expect(couponIcon(page)).toHaveCount(0)
  await emailField(box).fill('meo@')
  await page.keyboard.press('Escape')
  await expect(page.locator('.wcb-coupon-box')).toBeHidden()
  await expect(page.locator('.wcb-md-overlay')).toBeHidden()
  await expect(couponIcon(page)).toBeVisible()
  await expectIconAt(page, 'left')
  const before = await couponCookie(page)
  await couponIcon(page).click()
  await expect(box).toBeVisible()
  await expect(emailField(box)).toHaveValue('meo@')
  await expect(couponIcon(page)).toHaveCount(0)
  expect((await couponCookie(page))?.value).toBe(before?.value)
  await page.keyboard.press('Escape')
  await expect(couponIcon(page)).toBeFocused()
})

test('a long page stands as it was scrolled while the box is open, and goes on from there when it closes', async ({
  page,
}) => {
  await openCouponBox(page)
  await page.keyboard.press('Escape')
  const look = () => {
    const { classList, style } = document.documentElement
    const place = document.querySelector('main h1')?.getBoundingClientRect().top
    return { place, scrolled: scrollY, stands: classList.contains('wcb-html-scroll'), top: style.top }
  }
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  const before = await page.evaluate(look)
  expect(before).toMatchObject({ scrolled: 150, stands: false, top: '' })
  await couponIcon(page).click()
  await expect(couponBox(page)).toBeVisible()
  // The page is held in the frame after the box is seen.
  await expect.poll(() => page.evaluate(look)).toMatchObject({ place: before.place, stands: true, top: '-150px' })
  await page.keyboard.press('Escape')
  await expect(couponBox(page)).toHaveCount(0)
  expect(await page.evaluate(look)).toEqual(before)
})

/** How the plugin draws the bar (plugins contract 4.2): only what is shown can be seen, and it has no backdrop. */
const PLUGIN_BAR = `
  .wcb-coupon-box.wcb-collapse-after-close.wcb-md-show ~ .wcb-md-overlay { visibility: hidden !important; opacity: 0 !important }
  .wcb-coupon-box.wcb-collapse-after-close { left: 0 !important; right: 0 !important; transform: unset !important }
  .wcb-coupon-box.wcb-collapse-after-close.wcb-collapse-bottom { top: unset !important; bottom: 0 }`

test('coupon-popup.close.on-close-is-hide: a site can have a bar at the end of the window in its place; a click on it opens the box, and its close button puts it away and leaves the icon', async ({
  page,
}) => {
  await addThemeStyles(page, PLUGIN_BAR)
  await openCouponBox(page, `settings=${encodeURIComponent(JSON.stringify({ couponOnClose: 'bottom' }))}`)
  const bar = page.locator('.wcb-collapse-after-close.wcb-collapse-bottom')
  await expect(bar).toHaveCount(0)
  await closeButton(page).click()
  await expect(bar.getByText('lần mua đầu tiên')).toBeVisible()
  await expect(page.locator('.wcb-md-overlay')).toBeHidden()
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBe(page.viewportSize()?.height)
  await bar.getByText('lần mua đầu tiên').click()
  await expect(couponBox(page)).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
  // By keyboard: only its words and its close button can be reached.
  const away = bar.getByRole('button', { name: 'Đóng' })
  await away.focus()
  await page.keyboard.press('Tab')
  const words = bar.getByRole('button', { name: 'Giảm' }).first()
  await expect(words).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.locator(':focus')).toHaveCount(0)
  await words.press('Enter')
  await expect(couponBox(page)).toBeVisible()
  await closeButton(page).click()
  await expect(bar).toBeVisible()
  await away.click()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('.wcb-coupon-box')).toBeHidden()
  await expect(couponIcon(page)).toBeVisible()
})

test('coupon-popup.icon.sits-on-configured-side, coupon-popup.cookie.closed-by-closing-the-icon: on the right, too; its own button puts it away, and that is remembered for an hour', async ({
  page,
}) => {
  await openCouponBox(page, 'coupon-icon=right')
  await page.keyboard.press('Escape')
  await expectIconAt(page, 'right')
  await page.getByRole('button', { name: 'Ẩn biểu tượng mã giảm giá' }).click()
  await expectCookie(page, /^closed:\d+$/, 3600)
  await expect(couponIcon(page)).toHaveCount(0)
  await expect(couponBox(page)).toHaveCount(0)
})

test('coupon-popup.box.never-remind-only-when-enabled, coupon-popup.cookie.closed-by-never-remind: the control is there where it is on, and closes the box for ten years, without an icon', async ({
  page,
}) => {
  // A browser keeps no cookie for longer than 400 days, so what is asked of it is read as well.
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(window, { written })
    const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => native?.get?.call(document),
      set(cookie) {
        written.push(cookie)
        native?.set?.call(document, cookie)
      },
    })
  })
  const box = await openCouponBox(page, 'coupon-never=close')
  await expect(box.locator('.wcb-md-close-never-reminder')).toBeHidden()
  await page.context().clearCookies()
  await openCouponBox(page, 'coupon-never=cookie')
  await box.getByRole('button', { name: 'Đừng hỏi lại' }).click()
  await expect(couponBox(page)).toHaveCount(0)
  await expectCookie(page, /^closed:\d+$/, 400 * day)
  // The tracker writes cookies of its own when the browser is idle.
  const written = await page.evaluate(() =>
    (window as { written?: string[] }).written?.findLast((cookie) => cookie.startsWith('woo_coupon_box=')),
  )
  const end = Date.parse(/expires=(.*)$/.exec(written ?? '')?.[1] ?? '')
  expect(Math.abs(end / 1000 - Date.now() / 1000 - 315_360_000)).toBeLessThan(60)
  await expect(couponIcon(page)).toHaveCount(0)
})

test('coupon-popup.box.keeps-focus-inside: the focus moves in, Tab stays in both ways round, and closing gives it back', async ({
  page,
}) => {
  // The shopper is on the link first: the box has no code before that.
  const release = await holdRequests(page, /\/shop-islands\/coupon-[\w-]+\.js/)
  await page.goto('/khuyen-mai/?coupon-time=0', { waitUntil: 'domcontentloaded' })
  const link = page.getByRole('link', { name: 'Đăng ký ngay trong trang' })
  await link.focus()
  release()
  await expect(couponBox(page)).toBeFocused()
  await expectToStayInDialog(page, 'Tab', 8)
  await expectToStayInDialog(page, 'Shift+Tab', 8)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('after a subscription through the icon, which is gone then, the focus is on the page’s content', async ({
  page,
}) => {
  const box = await openCouponBox(page)
  await page.keyboard.press('Escape')
  await couponIcon(page).press('Enter')
  await subscribe(box)
  await expect(page.locator('.wcb-subscribed')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an open box that is taken out of the page leaves a page that can be used', async ({ page }) => {
  await openCouponBox(page)
  await page.locator('.wcb-coupon-box').evaluate((box) => box.remove())
  await expect(page.locator('[inert]:not(.wcb-coupon-box-small-icon-wrap)')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  await expect(page.locator('.wcb-coupon-box-small-icon')).toBeHidden()
  await page.getByRole('link', { name: 'Đăng ký ngay trong trang' }).click()
  await expect(page).toHaveURL(/dang-ky/)
})

test('coupon-popup.icon.not-after-subscribing: by keyboard alone the box is filled in, ticked and sent, its code read and copied, and left; no icon stays, here and later', async ({
  page,
}) => {
  await page.clock.install()
  const box = await openCouponBox(page)
  await page.keyboard.press('Tab')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(emailField(box)).toBeFocused()
  await page.keyboard.type('meo@shop.vn')
  await page.keyboard.press('Tab')
  await expect(subscribeButton(box)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(consentBox(box)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const code = codeField(box)
  await expect(code).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(code).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('MEOMOI')
  await page.keyboard.press('Escape')
  await expect(couponBox(page)).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(page.locator('.wcb-coupon-box-small-icon')).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.wcb-coupon-box-small-icon')).toHaveCount(0)
})

test('a quick view that was on its way when the box opened by itself takes its place; the page is free when it closes, too', async ({
  page,
}) => {
  const { pillow } = demoProducts
  const release = await holdRequests(page, /admin-ajax\.php$/, asksForQuickView)
  await page.goto(`${testListing}?coupon=time&coupon-time=1`)
  await quickViewLink(page, pillow).click()
  await expect(couponBox(page)).toBeVisible()
  release()
  await expect(quickView(page, pillow)).toBeVisible()
  await expect(couponBox(page)).toHaveCount(0)
  await expect(page.locator('.mfp-wrap:focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(quickViewLink(page, pillow)).toBeFocused()
  await couponIcon(page).click()
  await expect(couponBox(page)).toBeVisible()
})
