import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { tabTo } from '../support/input'
import { openWhole, recordShifts } from '../support/layoutShift'
import { waitForFrames } from '../support/onScreen'
import { openStopped } from '../support/stopwatch'
import { expect, test } from '../support/test'

const HOME = '/thong-bao/?store-notice=none&cookie-notice=1'

const notice = (page: Page) => page.locator('.flatsome-cookies')
const accept = (page: Page) => page.getByRole('button', { name: 'Đồng ý' })

test('the theme’s cookie notice slides into the window after a while, before which the Tab key does not reach it, and out of it when it is accepted', async ({
  page,
}) => {
  await openStopped(page, HOME)
  // It wakes in idle time, of which there is little while the clock stands still.
  const passSome = async () => {
    await page.clock.runFor(200)
    return notice(page).getAttribute('inert')
  }
  await expect.poll(passSome, { intervals: [100] }).not.toBeNull()
  await page.clock.runFor(2000)
  await expect(notice(page)).not.toBeInViewport()
  await expect(notice(page)).toHaveAttribute('inert')
  await page.locator('footer a').last().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => !!document.activeElement?.closest('.flatsome-cookies'))).toBe(false)
  await page.clock.runFor(600)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  await page.clock.resume()
  await accept(page).click()
  await expect(notice(page)).not.toBeInViewport()
  await expect(notice(page)).toHaveAttribute('inert')
  await expect(page).toHaveURL(HOME)
})

/** Lets the time pass, on the page's own clock, after which the notice comes, and waits until it is there. */
async function letNoticeCome(page: Page): Promise<void> {
  await expect(notice(page)).toHaveAttribute('inert')
  await page.clock.runFor(3000)
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
}

/** Opens the page, waits for the notice, and accepts by keyboard alone. */
async function acceptByKey(page: Page, key: string): Promise<void> {
  await page.clock.install()
  await page.goto(HOME)
  await letNoticeCome(page)
  await page.locator('footer a').last().focus()
  await tabTo(page, accept(page))
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press(key)
  await expect(notice(page)).not.toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('footer a').last()).toBeFocused()
}

test('by keyboard alone: Tab reaches the notice, Space accepts, the page does not scroll, and Tab goes on from there', async ({
  page,
}) => {
  await acceptByKey(page, 'Space')
})

test('by keyboard alone, with Enter; it stays away on later pages, by the theme’s cookie: for 365 days and the whole site', async ({
  page,
  context,
}) => {
  await acceptByKey(page, 'Enter')
  const found = async () => (await context.cookies()).find(({ name }) => name === 'flatsome_cookie_notice')
  await expect.poll(found).toMatchObject({ value: '1', path: '/' })
  const days = ((await found())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(Math.round(days)).toBe(365)
  await page.goto('/cua-hang/?cookie-notice=1')
  await expect(notice(page)).toHaveAttribute('inert')
  await page.clock.runFor(3000)
  await expect(notice(page)).not.toBeInViewport()
})

for (const width of [1280, 390]) {
  test(`axe finds nothing while the notice is shown, and nothing shifts, ${width} px wide`, async ({ page }) => {
    const shifts = await recordShifts(page)
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await openWhole(page, HOME)
    await letNoticeCome(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await shifts()).toEqual([])
  })
}

for (const [name, path, place] of [
  ['the cookie notice', '/cua-hang/?cookie-notice=1', '.flatsome-cookies'],
  ['the store’s notice', '/cua-hang/?store-notice=sale', '.woocommerce-store-notice'],
] as const)
  test(`what the Tab key comes to is never below ${name} at the window’s lower edge, as long as the page can be scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(path)
    const banner = page.locator(place)
    await expect(banner).toBeInViewport({ ratio: 1 })
    const begins = (await banner.boundingBox())?.y ?? 0
    await page.locator('main a').first().focus()
    const below: string[] = []
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      await waitForFrames(page)
      const { middle, focused, canScroll } = await page.evaluate(() => {
        const { activeElement: element, documentElement: root } = document
        const { top = 0, bottom = 0 } = element?.closest('main *')?.getBoundingClientRect() ?? {}
        return {
          middle: (top + bottom) / 2,
          focused: element?.textContent?.trim(),
          canScroll: scrollY + innerHeight < root.scrollHeight - 1,
        }
      })
      if (canScroll && middle > begins) below.push(`${focused}`)
    }
    expect(below).toEqual([])
    await banner.getByRole('button').last().press('Enter')
    await expect(banner).not.toBeInViewport()
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', 'auto')
  })
