import type { Page } from '@playwright/test'
import { testStates } from '../support/axe'
import {
  couponBox,
  couponIcon,
  offers,
  openCouponBox,
  subscribe,
  subscribeButton,
  subscribePage,
} from '../support/couponPage'
import { holdRequests } from '../support/holdRequests'
import { letEnd, openWhole, recordShifts } from '../support/layoutShift'
import { expect, test } from '../support/test'

/** States of the pop-up and the widgets, each with what leads to it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the open box, everything in it': async (page) => {
    await openCouponBox(page, 'coupon-never=cookie&coupon-captcha=2')
    await expect(page.getByRole('checkbox', { name: 'Tôi không phải là máy' })).toBeVisible()
  },
  'a box that warns': async (page) => {
    await subscribeButton(await openCouponBox(page)).click()
    await expect(page.getByRole('alert').filter({ hasText: '*' })).toBeVisible()
  },
  'the subscribed box': async (page) => {
    await subscribe(await openCouponBox(page))
    await expect(page.locator('.wcb-subscribed')).toBeVisible()
  },
  'the small icon': async (page) => {
    await openCouponBox(page)
    await page.keyboard.press('Escape')
    await expect(couponIcon(page)).toBeVisible()
  },
  'the widgets, one refused, one done': async (page) => {
    await openWhole(page, subscribePage)
    const widgets = page.locator('.woo-coupon-box-widget')
    await subscribe(widgets.nth(0), 'da-dang-ky@meo.vn')
    await expect(widgets.nth(0)).toContainText('đã nhận mã giảm giá rồi')
    await subscribe(widgets.nth(2))
    await expect(widgets.nth(2)).toContainText('đã được gửi tới')
  },
}

testStates(states)

for (const width of [1280, 390]) {
  test(`the box, ${width} px wide: nothing moves by itself when it opens, when a late answer fills it, and when it closes`, async ({
    page,
  }) => {
    const shifts = await recordShifts(page)
    const release = await holdRequests(page, /admin-ajax/)
    await page.clock.install()
    await page.setViewportSize({ width, height: 900 })
    await openWhole(page, `${offers}?coupon-time=0`)
    await subscribe(couponBox(page))
    await expect(page.locator('.wcb-adding')).toBeVisible()
    await letEnd(page, 1200)
    release()
    await expect(page.locator('.wcb-subscribed')).toBeVisible()
    await letEnd(page, 600)
    await page.keyboard.press('Escape')
    await expect(couponBox(page)).toHaveCount(0)
    await letEnd(page, 600)
    expect(await shifts()).toEqual([])
  })

  test(`a widget, ${width} px wide: nothing moves by itself when a late answer refuses, and when one fills it`, async ({
    page,
  }) => {
    const shifts = await recordShifts(page)
    await page.clock.install()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(subscribePage)
    const widgets = page.locator('.woo-coupon-box-widget')
    for (const [index, email, answer] of [
      [0, 'da-dang-ky@meo.vn', 'đã nhận mã giảm giá rồi'],
      [1, 'meo@shop.vn', 'đã được gửi tới'],
    ] as const) {
      const release = await holdRequests(page, /admin-ajax/)
      await subscribe(widgets.nth(index), email)
      await expect(subscribeButton(widgets.nth(index))).toBeDisabled()
      await letEnd(page, 1200)
      release()
      await expect(widgets.nth(index)).toContainText(answer)
      await letEnd(page, 600)
    }
    expect(await shifts()).toEqual([])
  })

  test(`the box, ${width} px wide, lies whole in the middle of the window, and so high that everything in it can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 480 })
    const box = await openCouponBox(page, 'coupon-never=cookie&coupon-captcha=2')
    // What is below it moves down when it comes.
    await expect(box.getByRole('checkbox', { name: 'Tôi không phải là máy' })).toBeVisible()
    const { x = 0, width: boxWidth = 0 } = (await box.locator('.wcb-content-wrap').boundingBox()) ?? {}
    expect(Math.abs(x + boxWidth / 2 - width / 2)).toBeLessThan(10)
    await box.getByText('hủy lúc nào cũng được').scrollIntoViewIfNeeded()
    await expect(box.getByText('hủy lúc nào cũng được')).toBeInViewport({ ratio: 1 })
  })
}

test('coupon-popup.open.effect-class: with the configured effect; without any where less motion is asked for', async ({
  page,
}) => {
  const box = await openCouponBox(page, 'coupon-effect=7')
  await expect(box).toHaveClass(/wcb-md-effect-7/)
  await page.context().clearCookies()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${offers}?coupon-time=0&coupon-effect=7`)
  await expect(box).toBeVisible()
  await expect(box).not.toHaveClass(/wcb-md-effect/)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
