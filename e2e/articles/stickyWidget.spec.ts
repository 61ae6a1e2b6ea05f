import type { Locator, Page } from '@playwright/test'
import { openWhole, recordShifts } from '../support/layoutShift'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

const ARTICLE = '/bai-viet/cham-soc-meo-con/'

const widget = (page: Page): Locator => page.locator('.widget.ez-toc-widget-sticky')
const list = (page: Page): Locator => widget(page).getByRole('navigation')
const below = (page: Page): Locator => page.locator('#below')
const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top)
/** Where an element lies on the page, wherever that is scrolled to. */
const placeOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top + scrollY)

/**
 * Opens the article with the plugin's widget that stays in view in the place of the ordinary one, and something below it. As under
 * Storefront, the column goes with the page; the entries take so much room that the window has none for all of them.
 */
async function open(page: Page): Promise<void> {
  await addThemeStyles(
    page,
    `.post-sidebar { position: static } .ez-toc-widget-sticky-container { position: relative; line-height: 1.61 }
    .ez-toc-widget-sticky-container li { padding: 60px 0 }`,
  )
  await openWhole(page, ARTICLE, (html) =>
    html
      .replace('"widget ez-toc"', '"widget ez-toc-widget-sticky"')
      .replace(
        /"ez-toc-widget-container" class="\S+/,
        '"ez-toc-widget-sticky-container" class="ez-toc-widget-sticky-container',
      )
      .replace('</aside>', '<p id="below">Bài viết khác</p></aside>'),
  )
  await expect(widget(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
}

test('the sticky widget stays in view while the article is read, keeps its room, and shows the entry of the section; where the window becomes too narrow for a column it is in its place again', async ({
  page,
}) => {
  const readShifts = await recordShifts(page)
  await open(page)
  const [start, place] = [await topOf(widget(page)), await placeOf(below(page))]
  const { width } = (await widget(page).boundingBox()) ?? {}
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, start + 200)
  await expect.poll(() => topOf(widget(page))).toBe(30)
  expect(await placeOf(below(page))).toBe(place)
  expect((await widget(page).boundingBox())?.width).toBe(width)
  await expect(list(page)).toBeInViewport({ ratio: 1 })

  await page.locator('main h2').last().scrollIntoViewIfNeeded()
  const current = list(page).locator('[aria-current="true"]')
  await expect(current).toBeInViewport({ ratio: 1 })
  const [edge, entry] = [await topOf(list(page)), await topOf(current)]
  expect(entry).toBeGreaterThanOrEqual(edge)

  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => topOf(widget(page))).toBe(start)
  expect(await placeOf(below(page))).toBe(place)
  expect(await readShifts()).toEqual([])
  await page.mouse.wheel(0, 900)
  await expect.poll(() => topOf(widget(page))).toBe(30)
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(widget(page)).not.toHaveAttribute('style', /fixed/)
  expect(await topOf(widget(page))).toBeLessThan(0)
})
