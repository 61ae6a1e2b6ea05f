import type { Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { untilAwake } from '../support/inspect'
import { scrolled, topOf } from '../support/onScreen'
import { openStopped } from '../support/stopwatch'
import { expect, test } from '../support/test'

test('page.notice.alert-focused-after-500-ms: a notice of role alert gets the focus, half a second after the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times: Record<string, number> = {}
    const note = (name: string) => {
      times[name] ??= performance.now()
    }
    Object.assign(window, { times })
    document.addEventListener('DOMContentLoaded', () => note('ready'))
    document.addEventListener('focusin', () => note('focused'))
    // The code that does it comes when the browser is idle, however long that takes.
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && /\/page-[^/]+\.js$/.test(target.href)) note('loaded')
    }
    document.addEventListener('load', onLoad, true)
  })
  await openStopped(page, `${elements.ways}?notice=alert`)
  const read = () => page.evaluate(() => (window as unknown as { times: Record<string, number> }).times)
  while (!('loaded' in (await read()))) await page.clock.runFor(20)
  await page.clock.runFor(300)
  await expect(page.getByRole('alert')).not.toBeFocused()
  // The page's time stands still while the machine is busy with what it has loaded.
  for (let passed = 300; passed < 2500 && !('focused' in (await read())); passed += 10) await page.clock.runFor(10)
  await expect(page.getByRole('alert')).toBeFocused()
  const { ready = Number.NaN, loaded = Number.NaN, focused = Number.NaN } = await read()
  expect(focused - ready).toBeGreaterThanOrEqual(490)
  expect(focused - loaded).toBeLessThan(2500)
})

test('an alert that got the focus is as the server printed it when the shopper goes on, from there', async ({
  page,
}) => {
  await page.goto(`${elements.ways}?notice=alert`)
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(alert).not.toBeFocused()
  await expect(alert).not.toHaveAttribute('tabindex')
  const isBehind = (element: Element) =>
    !!(element.compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await alert.evaluate(isBehind)).toBe(true)
})

/** On a page whose script comes late: it comes, and what gives alerts the focus has begun. */
async function letAlertsCome(page: Page): Promise<void> {
  const asking = page.waitForRequest(/\/shop-islands\/shop-islands\.js/)
  await page.clock.runFor(2000)
  await asking
  await untilAwake(page, 'alerts')
}

test('page.notice.other-notices-not-focused: a notice of another role does not', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${elements.ways}?notice=status`)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1500)
  await expect(page.locator('.woocommerce-info')).not.toBeFocused()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('page.notice.scroll-100-px-over-1000-ms: a notice out of view is scrolled to, with 100 px above it, in a second', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times: number[] = []
    const native = window.scrollTo.bind(window)
    // Each step by the time of its frame, not by that at which the machine has come to draw it.
    const scrollTo = (options: ScrollToOptions) => {
      times.push(Number(document.timeline.currentTime))
      native(options)
    }
    Object.assign(window, { times, scrollTo })
  })
  await page.goto(`${elements.ways}?notice=below`)
  const notice = page.getByRole('alert')
  await expect.poll(() => topOf(notice)).toBe(100)
  await expect(notice).toBeFocused()
  const steps = () => page.evaluate(() => (window as unknown as { times: number[] }).times)
  const between = (times: number[], last: number) => (times.at(last) ?? Number.NaN) - (times[0] ?? Number.NaN)
  // The last steps are too small to be seen.
  await expect.poll(async () => between(await steps(), -1)).toBeGreaterThan(990)
  // The step before the last is still within the second, however late the last one is.
  expect(between(await steps(), -2)).toBeLessThan(1010)
})

test('with reduced motion the notice is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Object.assign(window, { scrolls: 0 })
    addEventListener('scroll', () => {
      const counted = window as unknown as { scrolls: number }
      counted.scrolls += 1
    })
  })
  await page.goto(`${elements.ways}?notice=below`)
  await expect.poll(() => topOf(page.getByRole('alert'))).toBe(100)
  expect(await page.evaluate(() => (window as unknown as { scrolls: number }).scrolls)).toBeLessThanOrEqual(2)
})

test('a shopper who is typing keeps the focus', async ({ page }) => {
  await page.clock.install()
  // The script comes late, so that the shopper is there first.
  await page.goto(`${elements.ways}?notice=alert&script=early`)
  const search = page.locator('#masthead input[type=search]')
  await search.click()
  await page.keyboard.type('pate')
  await letAlertsCome(page)
  await page.clock.runFor(1500)
  await expect(search).toHaveValue('pate')
  await expect(search).toBeFocused()
})

test('a shopper who has gone elsewhere on the page is not taken away from there', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${elements.ways}?notice=below&script=early`)
  // The keyboard has reached the first link before the script comes.
  await page.keyboard.press('Tab')
  const reached = page.getByRole('link', { name: 'Đến nội dung' })
  await expect(reached).toBeFocused()
  await letAlertsCome(page)
  await page.clock.runFor(2000)
  await expect(reached).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test('page.back-to-top.appears-after-scrolling, page.back-to-top.goes-to-the-top: the way to the top shows after a screen of scrolling, and goes again; a click goes to the top of the page, and the keyboard with it', async ({
  page,
}) => {
  await page.goto(elements.ways)
  const control = page.getByRole('link', { name: 'Lên đầu trang' })
  await expect(control).toBeHidden()
  // A link of another theme's, which has the class and is always there.
  await page.evaluate(() => {
    document.querySelector('footer')?.insertAdjacentHTML('beforeend', '<a class="back-to-top" href="#top">Back</a>')
  })
  const others = page.getByRole('link', { name: 'Back' })
  await expect(others).toBeVisible()
  await others.evaluate((link) => link.remove())
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(control).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(control).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await control.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Đến nội dung' })).toBeFocused()
})
