import type { Locator } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { hoverUntil } from '../support/input'
import { topOf, waitForPaint } from '../support/onScreen'
import { addHtml } from '../support/ownWidgets'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

/** How the theme draws columns that its script keeps in view. */
const THEME_COLUMNS = `
  html { overflow-x: hidden }
  .row { display: flex; flex-flow: row wrap; gap: 0 }
  .col { position: relative; padding: 0 15px 30px; flex: 0 0 50%; box-sizing: border-box }
  .is-sticky-column { will-change: min-height }
  .is-sticky-column__inner { transform: translate3d(0, 0, 0); will-change: position, transform }`

/** How the theme draws the panels of its header. */
const THEME_PANELS = `
  #masthead { height: 120px; display: flex; align-items: center }
  .nav > li { position: relative; display: inline-block }
  .nav-dropdown { position: absolute; left: -99999px; opacity: 0; max-height: 0; visibility: hidden; margin: 0; padding: 0; background: #fff }
  .current-dropdown > .nav-dropdown { left: -15px; opacity: 1; max-height: inherit; visibility: visible }`

/** How the theme draws the selector of a category. */
const THEME_SELECT = `select { padding: 0 1.4em 0 .75em; width: 100%; appearance: none; box-sizing: border-box }
  select.resize-select { width: 55px }`

/** How the theme draws a countdown. */
const THEME_CLOCK = `
  .ux-timer { display: table; table-layout: fixed; width: 100%; border-spacing: 5px }
  .ux-timer span { display: table-cell; text-align: center; background-color: rgb(0, 0, 0); color: #fff }
  .ux-timer strong { display: block }`

const bottomOf = (target: Locator) => target.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
const widthOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().width)

test('columns stay in view beside a longer one: below the header, or with their end at the lower edge of the window', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_COLUMNS)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(elements.effects)
  const sticky = (name: string, height: number) =>
    `<div class="row"><div class="col"><p style="height: 2500px">Bài dài</p></div><div class="col"><div class="is-sticky-column"><div
      class="is-sticky-column__inner"><div id="${name}" style="height: ${height}px">Cột</div></div></div></div></div>`
  await addHtml(page, `${sticky('low', 200)}${sticky('high', 900)}`)
  await waitForPaint(page)
  const low = page.locator('#low')
  const high = page.locator('#high')
  await low.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 500))
  const header = page.locator('.header-wrapper')
  await expect(header).toHaveClass(/stuck/)
  await expect.poll(async () => (await topOf(low)) - (await bottomOf(header))).toBe(15)
  await high.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 1000))
  await expect.poll(() => bottomOf(high)).toBe(585)
  // What it holds grows, and nobody scrolls.
  await high.evaluate((element) => element.style.setProperty('height', '1000px'))
  await expect.poll(() => bottomOf(high)).toBe(585)
  await page.setViewportSize({ width: 800, height: 600 })
  await expect.poll(() => topOf(high)).toBeLessThan(-415)
})

test('the panel of an entry of full width or of the container’s begins where its bar of the header ends', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_PANELS)
  await page.goto(elements.menus)
  // In place of the demo's own bar.
  await page.locator('#masthead').evaluate((bar) => bar.removeAttribute('id'))
  const designs = ['full-width', 'container-width']
  const entries = designs.map(
    (design) => `<li class="menu-item has-dropdown menu-item-design-${design}"><a href="/cua-hang/">${design}</a><div
      class="nav-dropdown"><p>Bên trong</p></div></li>`,
  )
  await addHtml(page, `<div id="masthead"><div class="container"><ul class="nav">${entries.join('')}</ul></div></div>`)
  const bar = page.locator('#masthead')
  for (const design of designs) {
    const entry = bar.locator(`.menu-item-design-${design}`)
    await hoverUntil(entry.getByRole('link'), () => expect(entry).toHaveClass(/current-dropdown/, { timeout: 500 }))
    await expect.poll(async () => (await topOf(entry.locator('.nav-dropdown'))) - (await bottomOf(bar))).toBe(0)
  }
})

test('the category’s select is as wide as what is chosen', async ({ page }) => {
  await addThemeStyles(page, THEME_SELECT)
  await page.goto(elements.effects)
  const select = page.getByLabel('Danh mục').and(page.locator('main select'))
  expect(await widthOf(select)).toBeGreaterThan(60)
  const before = await widthOf(select)
  await select.selectOption('Đồ chơi và nhà cây')
  expect(await widthOf(select)).toBeGreaterThan(before + 20)
})

test('a countdown’s parts stand side by side in place of its spinner', async ({ page }) => {
  await addThemeStyles(page, THEME_CLOCK)
  await page.goto(elements.effects)
  await addHtml(
    page,
    `<div style="width: 600px"><div class="ux-timer dark" data-countdown="2099/12/31 18:00" data-text-week="tuần" data-text-day="ngày" data-text-hour="giờ"
      data-text-min="phút" data-text-sec="giây"><span>&nbsp;<div class="loading-spin dark centered"></div><strong>&nbsp;</strong></span></div></div>`,
  )
  const timer = page.getByRole('timer')
  await page.locator('.ux-timer').scrollIntoViewIfNeeded()
  const seconds = timer.locator('span').filter({ hasText: 'giây' })
  await expect(seconds).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(timer.locator('.loading-spin')).toBeHidden()
  const hours = timer.locator('span').filter({ hasText: 'giờ' })
  // Each second is an element of its own, which may leave while it is measured.
  await expect(async () => expect(await topOf(seconds)).toBe(await topOf(hours))).toPass()
  const first = await seconds.textContent()
  await expect(seconds).not.toHaveText(first ?? '')
})

test('a video plays behind a section, out of reach, and not where reduced motion is asked for', async ({ page }) => {
  await addThemeStyles(page, '.fill { position: absolute; inset: 0; height: 100%; margin: 0; padding: 0 }')
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<button>Phim</button>' })
  })
  await page.goto(`${elements.effects}?video=1`)
  const video = page.locator('.ux-youtube iframe')
  await page.getByRole('heading', { name: 'Phim phía sau' }).scrollIntoViewIfNeeded()
  await expect(video).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  const [frame, place] = await video.evaluate((element) =>
    [element, element.closest('.ux-youtube')].map((box) => {
      const { left, top, width, height } = (box as Element).getBoundingClientRect()
      return { left, top, width, height }
    }),
  )
  expect(frame).toEqual(place)
  expect(frame?.height).toBeGreaterThan(100)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.getByRole('heading', { name: 'Phim phía sau' }).scrollIntoViewIfNeeded()
  await expect(video).toHaveCount(0)
})
