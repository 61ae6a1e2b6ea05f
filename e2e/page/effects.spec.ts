import { elements } from '../support/elementsPage'
import { hoverUntil } from '../support/input'
import { watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'

test('page.background.loads-on-demand: a background is fetched when its element comes near, not before, and so is a picture that was kept back', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => url.endsWith('?nen'))
  await page.clock.install()
  await page.goto(elements.effects)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1000)
  expect(isAsked()).toBe(false)
  await page.locator('.section').scrollIntoViewIfNeeded()
  await expect.poll(isAsked).toBe(true)
  const picture = page.getByRole('img', { name: 'Đồ chơi' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain('?late')
  await expect(picture).not.toHaveClass(/lazy-load\b(?!-)/)
  await expect(page.locator('[data-animate]')).toHaveAttribute('data-animated', 'true')
})

test('page.count-up.runs-4-s: a number runs for four seconds up to itself, once; a word stays a word', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const texts: [number, string][] = []
    Object.assign(window, { texts })
    document.addEventListener('DOMContentLoaded', () => {
      const number = document.querySelector('.count-up')
      if (!number) return
      // By the time of the frame that shows it, not by that at which the machine has come to draw it.
      const now = () => Number(document.timeline.currentTime)
      new MutationObserver(() => texts.push([now(), number.textContent ?? ''])).observe(number, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
  })
  await page.goto(elements.effects)
  const number = page.locator('.count-up').first()
  const read = () => page.evaluate(() => (window as unknown as { texts: [number, string][] }).texts)
  // Who looks at it too late sees only its end.
  await expect.poll(async () => (await read()).at(0)?.[1]).toBe('0')
  await expect(number).toHaveText('12.500', { timeout: 8000 })
  const texts = await read()
  const at = (index: number) => texts.at(index)?.[0] ?? Number.NaN
  expect(at(-1) - at(0)).toBeGreaterThan(3800)
  // The frame before the last is still within the time, however late the last one is.
  expect(at(-2) - at(1)).toBeLessThan(4000)
  await expect(page.getByText('vô số')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(number).toHaveText('12.500')
})

test('page.tooltip.10-ms-delay, page.tooltip.300-ms-animation: a tip comes 10 ms after the pointer, fades for 300 ms, and goes with it; it comes with the keyboard, too, and Esc puts it away', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(elements.effects)
  const link = page.locator('.has-tooltip')
  const tip = page.getByRole('tooltip')
  await hoverUntil(link, () => expect(tip).toHaveText('Hơn ba mươi món cho mèo', { timeout: 500 }))
  expect(await tip.evaluate((box) => box.getAnimations().map(({ effect }) => effect?.getTiming().duration))).toEqual([
    300,
  ])
  await expect(link).toHaveAccessibleDescription('Hơn ba mươi món cho mèo')
  const times = await watchTimes(page, { gone: 'body:not(:has([role="tooltip"]))' })
  await page.mouse.move(2, 600)
  await expect(tip).toHaveCount(0)
  expect((await times()).gone).toBeDefined()
  const icon = page.getByRole('link', { name: 'Yêu thích' }).and(page.locator('.tip-top'))
  await hoverUntil(icon, () => expect(tip).toHaveText('Yêu thích', { timeout: 500 }))
  await page.mouse.move(2, 600)
  await expect(tip).toHaveCount(0)
  await link.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'Yêu thích' })).toBeVisible()
  await expect(icon).toHaveAccessibleName('Yêu thích')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await page.evaluate(() => {
    const target = document.querySelector('.has-tooltip')
    target?.addEventListener('pointerover', () => document.body.classList.add('pointed'), { once: true })
  })
  // The page's time passes in steps only: a timer is late on a machine that is busy.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await link.hover()
  await expect(page.locator('body')).toHaveClass(/\bpointed\b/)
  await page.clock.runFor(9)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
})
