import { elements, SPARE, STUCK } from '../support/elementsPage'
import { wheel } from '../support/input'
import { scrolled, topOf } from '../support/onScreen'
import { expect, test } from '../support/test'

const below = STUCK + SPARE

test('page.anchor.scrolls-below-sticky-header: an anchor link to any name stops below the header, which is 70 px high', async ({
  page,
}) => {
  await page.goto(elements.ways)
  for (const [name, address] of [
    ['a plain name', '#an-uong'],
    ['a name with a blank', '#Ngủ nghỉ'],
    ['a name with quotes', '#mẹo-"nước"'],
    ['a name with a percent sign', '#100%'],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.locator('.header-wrapper')).not.toHaveClass(/stuck/)
      await page.locator('.in-page a', { has: page.locator(`xpath=self::*[@href='${address}']`) }).click()
      await expect.poll(() => topOf(page.locator(`[id='${address.slice(1)}']`).first())).toBe(below)
      await expect(page.locator('.header-wrapper')).toHaveClass(/stuck/)
      expect(await page.locator('.header-wrapper').evaluate(({ clientHeight }) => clientHeight)).toBe(STUCK)
    })
  }
})

test('page.anchor.scrolls-below-sticky-header: the target that the address names when the page opens lies below it, too', async ({
  page,
}) => {
  await page.goto(`${elements.ways}#choi`)
  await expect.poll(() => topOf(page.locator('[id="choi"]').first())).toBe(below)
})

test('page.anchor.scrolls-below-sticky-header: the bar of who may edit takes its room as well', async ({ page }) => {
  await page.goto(`${elements.ways}?editor=1`)
  await wheel(page, 600)
  await expect(page.locator('.header-wrapper')).toHaveClass(/stuck/)
  const told = await page.evaluate(() => (window as { flatsomeVars?: object }).flatsomeVars)
  expect(told).toMatchObject({ stickyHeaderHeight: STUCK, scrollPaddingTop: STUCK + 32 })
})

test('page.anchor.scrolls-below-sticky-header: one in the menu of a phone closes it, and the keyboard goes on from the target', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(elements.ways)
  await page
    .locator('#main-menu .sidebar-menu')
    .evaluate((menu) => menu.insertAdjacentHTML('beforeend', '<a href="#choi">Chơi</a>'))
  await page.getByLabel('Menu', { exact: true }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Chơi', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect.poll(() => topOf(page.locator('[id="choi"]').first())).toBe(below)
  await expect(page.locator('body')).toBeFocused()
})

test('page.anchor.missing-target-is-left-alone, page.routing.every-screen-from-the-server: a link to nothing changes the address and no more, and one to another page loads that from the server, as a document of its own', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(elements.ways)
  await wheel(page, 500)
  await expect.poll(() => scrolled(page)).toBe(500)
  await page.locator('a[href="#khong-co"]').dispatchEvent('click')
  await expect(page).toHaveURL(`${elements.ways}#khong-co`)
  await page.clock.runFor(300)
  expect(await scrolled(page)).toBe(500)
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
  const loaded = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.locator('.in-page a[href="/phan-tu/menu/"]').click()
  expect((await loaded).headers()['content-type']).toContain('text/html')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
})

test('on the way through a page the header sticks once the page is scrolled past it, lets go at the top, and nothing moves meanwhile; the chapters have bullets, and the one that is read is marked', async ({
  page,
}) => {
  await page.goto(elements.ways)
  const heading = page.locator('[id="an-uong"]')
  // Both in one look: the page may still be scrolling when the header sticks.
  const distance = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
  const before = await distance()
  await wheel(page, 400)
  await expect(page.locator('.header-wrapper')).toHaveClass(/stuck/)
  expect(await distance()).toBe(before)
  await wheel(page, -400)
  await expect(page.locator('.header-wrapper')).not.toHaveClass(/stuck/)
  expect(await distance()).toBe(before)
  const bullets = page.getByRole('navigation', { name: 'Các phần của trang' }).getByRole('link')
  await expect(bullets).toHaveCount(4)
  await bullets.nth(2).click()
  await expect(bullets.nth(2)).toHaveClass('active')
  await expect(page.locator('.scroll-to-bullets .active')).toHaveCount(1)
})
