import type { Locator, Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { waitForFrames } from '../support/onScreen'
import { letPass, stepUntil, stopClock } from '../support/stopwatch'
import { expect, test } from '../support/test'

const ARTICLE = '/bai-viet/cham-soc-meo-con/'

const table = (page: Page): Locator => page.locator('#ez-toc-container')
const widget = (page: Page): Locator => page.locator('.ez-toc-widget-container')
const list = (place: Locator): Locator => place.locator('ul.ez-toc-list')
const toggle = (place: Locator): Locator => place.getByRole('button')
const heading = (page: Page, name: string): Locator => page.locator('main').getByRole('heading', { name })

/** Pixels from the top of the window to an element, without what is fixed there. */
const topOf = (element: Locator) =>
  element.evaluate((shown) => {
    const header = document.querySelector<HTMLElement>('.header-wrapper.stuck')
    return Math.abs(Math.round(shown.getBoundingClientRect().top) - (header?.offsetHeight ?? 0))
  })

/** Opens the article and waits until its tables are awake. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${ARTICLE}${query}`)
  await expect(toggle(table(page))).toHaveAttribute('aria-expanded', /./)
  await expect(toggle(widget(page))).toHaveAttribute('aria-expanded', /./)
}

test('toc.collapse.toggles-the-list: closes and opens, by click and by keys', async ({ page }) => {
  await open(page)
  await toggle(table(page)).click()
  await expect(list(table(page))).toBeHidden()
  await expect(list(widget(page))).toBeVisible()
  await expect(toggle(table(page))).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(list(table(page))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(list(table(page))).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('toc.memory.state-remembered, toc.memory.cookie-per-table: each table comes back as the reader left it, in either state, and again, by ezTOC_hidetoc-{index}, for 30 days', async ({
  page,
  context,
}) => {
  await open(page)
  await toggle(widget(page)).click()
  await expect(list(widget(page))).toBeHidden()
  const [cookie, ...others] = (await context.cookies()).filter(({ name }) => name.startsWith('ezTOC'))
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ name: 'ezTOC_hidetoc-1', value: '1', path: '/', sameSite: 'Strict' })
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 1)
  await expect(list(table(page))).toBeVisible()
  for (let load = 0; load < 2; load++) {
    await open(page)
    await expect(list(widget(page))).toBeHidden()
    await expect(list(table(page))).toBeVisible()
  }
  await toggle(widget(page)).click()
  await open(page)
  await expect(list(widget(page))).toBeVisible()
})

test('toc.memory.state-remembered: tables that are closed at first stay open when the reader opened them', async ({
  page,
}) => {
  await open(page, '?contents=hidden')
  await expect(list(table(page))).toBeHidden()
  await toggle(table(page)).click()
  await expect(list(table(page))).toBeVisible()
  await open(page, '?contents=hidden')
  await expect(list(table(page))).toBeVisible()
  await expect(list(widget(page))).toBeHidden()
})

test('toc.entry.scrolls-smoothly-to-section, toc.entry.scroll-offset-0: half a second, to the top of the window', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await stopClock(page)
  const steps = await page.evaluateHandle(() => {
    const seen: number[] = []
    const native = window.scrollTo.bind(window)
    const scrollTo = (options: ScrollToOptions) => {
      seen.push(performance.now())
      native(options)
    }
    Object.assign(window, { scrollTo })
    return seen
  })
  await table(page).getByRole('link', { name: 'Ăn uống' }).click()
  await stepUntil(page, async () => (await steps.jsonValue()).length > 0)
  await letPass(page, 600)
  await expect.poll(() => topOf(heading(page, 'Ăn uống'))).toBe(0)
  const seen = await steps.jsonValue()
  const lasted = (seen.at(-1) ?? 0) - (seen[0] ?? 0)
  expect(seen.length).toBeGreaterThan(5)
  expect(lasted).toBeGreaterThan(490)
  expect(lasted).toBeLessThan(530)
  expect(new URL(page.url()).hash).toBe('#An_uong')
  await expect(heading(page, 'Ăn uống')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(ARTICLE)
})

test('an odd address is found, and of two headings with one address each entry leads to its own', async ({ page }) => {
  await open(page)
  for (const name of ['Mẹo “nước”', '100% thịt “tươi”?']) {
    await test.step(name, async () => {
      await table(page).getByRole('link', { name }).click()
      await expect.poll(() => topOf(heading(page, name))).toBe(0)
    })
  }
  await table(page).getByRole('link', { name: 'Lưu ý' }).nth(1).click()
  await expect.poll(() => topOf(heading(page, 'Lưu ý').nth(1))).toBe(0)
})

test('a section in something closed is opened on the way, and scripts of the page hear that the address has changed, once', async ({
  page,
}) => {
  await open(page)
  const name = 'Ăn uống'
  await heading(page, name).evaluate((section) => {
    const [closed, hidden] = [document.createElement('details'), document.createElement('div')]
    hidden.setAttribute('hidden', 'until-found')
    section.before(closed)
    closed.append(hidden)
    hidden.append(section)
    const heard: string[] = []
    addEventListener('hashchange', ({ newURL }) => heard.push(newURL))
    Object.assign(window, { heard })
  })
  await expect(heading(page, name)).toBeHidden()
  await table(page).getByRole('link', { name }).click()
  await expect(heading(page, name)).toBeFocused()
  await expect.poll(() => topOf(heading(page, name))).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([page.url()])
})

test('with reduced motion the page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const entry = table(page).getByRole('link', { name: 'Ăn uống' })
  // The focus brings the entry into view, and the page hears of that a frame later: it is no step on the way to the heading.
  await entry.focus()
  await waitForFrames(page)
  await page.evaluate(() => {
    const stops = new Set<number>()
    Object.assign(window, { stops })
    addEventListener('scroll', () => stops.add(scrollY))
  })
  await page.keyboard.press('Enter')
  await expect.poll(() => topOf(heading(page, 'Ăn uống'))).toBe(0)
  await expect.poll(() => page.evaluate(() => (window as unknown as { stops: Set<number> }).stops.size)).toBe(1)
})

test('toc.entry.current-section-highlighted: in both tables, the section in view and no other', async ({ page }) => {
  await open(page)
  const current = (place: Locator) => place.locator('li.active > a')
  await expect(current(table(page))).toHaveCount(0)
  for (const name of ['Vệ sinh và sức khỏe', 'Đêm đầu tiên']) {
    await heading(page, name).evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top))
    for (const place of [table(page), widget(page)]) {
      await expect(current(place)).toHaveText([name])
      await expect(place.locator('[aria-current="true"]')).toHaveText([name])
    }
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(current(table(page))).toHaveText(['Chơi cùng bé'])
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current(table(page))).toHaveCount(0)
})

test('without a script the entries are plain links', async ({ page }) => {
  await page.goto(`${ARTICLE}?script=none`)
  await table(page).getByRole('link', { name: 'Ăn uống' }).click()
  await expect(heading(page, 'Ăn uống')).toBeInViewport()
})

test.describe('a table in a drawer at the side of the window', () => {
  const handle = (page: Page) => page.locator('.ez-toc-open-icon')
  const drawer = (page: Page) => page.locator('.ez-toc-sticky-fixed')
  const cross = (page: Page) => drawer(page).getByRole('button', { name: 'Đóng' })

  test('opens by its handle, leads to a section, and closes by its cross and by a click beside it; by keyboard alone its cross has the focus, Esc leads back to the handle, and what cannot be seen cannot be reached', async ({
    page,
  }) => {
    await open(page, '?contents=drawer')
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'false')
    await handle(page).focus()
    await page.keyboard.press('Enter')
    await expect(cross(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(handle(page)).toBeFocused()
    await expect(drawer(page)).not.toBeInViewport()
    await page.keyboard.press('Shift+Tab')
    expect(await drawer(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(false)

    await handle(page).click()
    await expect(drawer(page)).toBeInViewport({ ratio: 0.9 })
    await drawer(page).getByRole('link', { name: 'Ăn uống' }).click()
    await expect(heading(page, 'Ăn uống')).toBeInViewport()
    await cross(page).click()
    await expect(drawer(page)).not.toBeInViewport()
    await handle(page).click()
    await expect(drawer(page)).toBeInViewport({ ratio: 0.9 })
    await page.mouse.click(900, 500)
    await expect(drawer(page)).not.toBeInViewport()
  })
})

test('entries beyond the first few are unfolded by the keyboard, which goes on at the first of them, and folded again', async ({
  page,
}) => {
  await changeAnswers(page, `**${ARTICLE}`, (html) =>
    html
      .replace('</head>', '<style>.ez-toc-more-link,#ez-toc-more-links-disabler{display:none}</style></head>')
      .replace(/(id="ez-toc-container".*?)<\/nav>/s, (article) =>
        article
          .replace(/(ez-toc-heading-level-2.*?)ez-toc-page-1 ez-toc-heading-level-2/s, '$1ez-toc-more-link')
          .replace(
            '</nav>',
            '<a href="#" id="ez-toc-more-links-enabler">More</a><a href="#" id="ez-toc-more-links-disabler">Less</a></nav>',
          ),
      ),
  )
  await open(page)
  const unfolded = table(page).locator('.ez-toc-more-link')
  const more = page.locator('#ez-toc-more-links-enabler')
  await expect(unfolded).toBeHidden()
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(unfolded.getByRole('link').first()).toBeFocused()
  await expect(more).toBeHidden()
  await page.locator('#ez-toc-more-links-disabler').focus()
  await page.keyboard.press('Enter')
  await expect(unfolded).toBeHidden()
  await expect(more).toBeFocused()
})
