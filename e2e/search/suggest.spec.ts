import type { Locator, Page, Request } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { callFailed } from '../support/failedCalls'
import { holdRequests } from '../support/holdRequests'
import { waitForFrames } from '../support/onScreen'
import { expect, test } from '../support/test'
import { withoutTheme } from '../support/themeStyles'

const CALL = 'flatsome_ajax_search_products'

const field = (page: Page): Locator => page.locator('#masthead .search-field')
const box = (page: Page): Locator => page.getByRole('listbox', { name: 'Gợi ý tìm kiếm' })
const options = (page: Page): Locator => box(page).getByRole('option')

test('search.suggest.from-3-characters, search.suggest.request, search.suggest.shows-name-with-match-bold: typed letter by letter, the third asks, and picture, name and price stand in a row', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await page.goto('/cua-hang/')
  await field(page).pressSequentially('pa', { delay: 60 })
  await page.clock.runFor(300)
  expect(await shop.calls(CALL)).toEqual([])
  await field(page).press('t')
  await expect(options(page)).toHaveCount(1)
  expect(await shop.calls(CALL)).toMatchObject([{ method: 'GET', fields: { action: CALL, query: 'pat' } }])
  await field(page).press('e')
  const row = options(page).first()
  await expect(row.locator('strong')).toHaveText('Pate')
  await expect(row.locator('.search-price')).toHaveText(/18\.000/)
  await expect
    .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('on a page from right to left, without a theme’s styles, a price below its name stands at the end of the row', async ({
  page,
}) => {
  await changeAnswers(page, /\/cua-hang\/$/, (html) =>
    withoutTheme(html)
      .replace('</head>', '<style>.search-name { min-width: 100% }</style></head>')
      .replace('<html ', '<html dir="rtl" '),
  )
  await page.goto('/cua-hang/')
  await field(page).fill('pate')
  const [row, price] = [options(page).first(), options(page).first().locator('.search-price')]
  await expect(price).toBeVisible()
  const [outer, inner] = [await row.boundingBox(), await price.boundingBox()]
  expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeLessThan(20)
})

test('in a form without a button, Tab goes from the field to what follows the form, not into suggestions that scroll and close under it', async ({
  page,
}) => {
  await changeAnswers(page, /\/cua-hang\/$/, (html) =>
    html.replace(
      '<main',
      '<form data-island="search" action="/"><input name="s" aria-label="Tìm nhanh"></form><a href="/">Sau biểu mẫu</a><main',
    ),
  )
  await page.goto('/cua-hang/')
  await page.getByLabel('Tìm nhanh').fill('mèo')
  await expect(box(page)).toBeVisible()
  expect(await box(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sau biểu mẫu' })).toBeFocused()
})

test('typed before anything of the script is there, it is searched for as soon as it comes', async ({ page }) => {
  await page.goto('/cua-hang/?script=early')
  await field(page).fill('pate')
  await expect(options(page)).toHaveCount(1)
})

test('search.suggest.box-at-most-300-px search.suggest.keyboard: what does not fit scrolls and moves nothing on the page; arrows walk and scroll, Esc closes and keeps the text, leaving closes', async ({
  page,
}) => {
  await page.goto('/cua-hang/')
  const before = await page.locator('main').boundingBox()
  await field(page).fill('mèo')
  await expect(options(page).nth(5)).toBeAttached()
  expect((await box(page).boundingBox())?.height).toBe(300)
  expect(await box(page).evaluate((element) => element.scrollHeight)).toBeGreaterThan(300)
  expect(await page.locator('main').boundingBox()).toEqual(before)
  await page.keyboard.press('ArrowDown')
  await test.step('with forced colours the row that the arrow keys have come to can be seen', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const [first, second] = [options(page).nth(0), options(page).nth(1)]
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).toHaveCSS('outline-style', 'solid')
    await expect(second).toHaveCSS('outline-style', 'none')
    await page.emulateMedia({ forcedColors: 'none' })
  })
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown')
  const selected = box(page).getByRole('option', { selected: true })
  await expect(selected).toBeInViewport({ ratio: 0.9 })
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).not.toHaveValue('mèo')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp')
  await expect(field(page)).toHaveValue('mèo')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('mèo')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(5)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.locator('#masthead .ux-search-submit')).toBeFocused()
  await expect(box(page)).toHaveCount(0)
})

test('search.suggest.choosing-navigates: a click on a row opens its page, and so do keys there', async ({ page }) => {
  await page.goto('/cua-hang/')
  await field(page).fill('pate')
  await options(page).first().click()
  await expect(page).toHaveURL('/san-pham/pate-ca-ngu/')
  await page.waitForLoadState()
  await field(page).fill('chuột')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/san-pham/chuot-bong/')
})

test('search.suggest.sends-chosen-category search.form.submits-normally: a change of the category searches in the new one, and Enter with nothing chosen goes to the page of its results', async ({
  page,
  shop,
}) => {
  await page.goto('/cua-hang/')
  await field(page).fill('mèo')
  await expect(options(page).nth(5)).toBeAttached()
  const categories = page.locator('#masthead .search_categories')
  await categories.selectOption('noi-o')
  await expect.poll(async () => (await shop.calls(CALL)).at(-1)?.fields).toMatchObject({ product_cat: 'noi-o' })
  await expect(options(page)).not.toHaveCount(0)
  await categories.selectOption('thuc-an')
  await field(page).fill('pate')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\?product_cat=thuc-an&s=pate&post_type=product$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pate')
})

test('without a script the form goes to the page of results', async ({ page }) => {
  await page.goto('/cua-hang/?script=none')
  await field(page).fill('pate')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pate')
})

test('search.no-results.shown-when-enabled: an empty answer says so', async ({ page, shop }) => {
  await shop.disturb({ endpoint: CALL, fault: 'no-suggestions' })
  await page.goto('/cua-hang/?settings={"searchNoResults":true}')
  await field(page).fill('pate')
  await expect(page.locator('.autocomplete-no-suggestion')).toHaveText('Không tìm thấy kết quả')
})

test('HTML in names is text, under the strictest policy too', async ({ page, shop }) => {
  await shop.disturb({ endpoint: CALL, fault: 'html-in-suggestions' })
  await page.goto('/cua-hang/?csp=strict')
  await field(page).fill('pate')
  await expect(options(page).locator('.search-name')).toContainText('<img src=')
  expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
})

test.describe('a row that leads nowhere', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: An address that is not http/] } })

  test('search.suggest.id-minus-1-does-nothing: the server’s message is shown, and a click on it goes nowhere; an address that is a script is never followed', async ({
    page,
    shop,
  }) => {
    await page.goto('/cua-hang/')
    await field(page).fill('xyzxyz')
    await options(page).first().click({ force: true })
    await expect(options(page)).toHaveText('Không có sản phẩm nào khớp.')
    await expect(page).toHaveURL('/cua-hang/')
    await shop.disturb({ endpoint: CALL, fault: 'javascript-suggestions' })
    await field(page).fill('pate')
    await expect(options(page)).not.toHaveText('Không có sản phẩm nào khớp.')
    const message = page.waitForEvent('console')
    await options(page).first().click()
    await message
    await expect(page).toHaveURL('/cua-hang/')
    expect(await page.evaluate(() => 'shopAnswerScriptRan' in window)).toBe(false)
  })
})

test('five thousand entries do not hold the page up', async ({ page, shop }) => {
  await shop.disturb({ endpoint: CALL, fault: 'many-suggestions' })
  await page.goto('/cua-hang/')
  await field(page).fill('pate')
  await expect(options(page)).toHaveCount(50)
  await box(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(options(page)).toHaveCount(100)
  await expect(options(page).first()).toHaveAttribute('aria-setsize', '5000')
})

test.describe('a shop that fails, and is slow then', () => {
  test.use({
    consoleMessages: { expected: [callFailed, /Failed to load resource.*500/] },
  })

  test('search.suggest.late-answer-is-dropped: nothing that was typed is lost, the next letter asks again, and a slow older answer never shows', async ({
    page,
    shop,
  }) => {
    await shop.disturb({ endpoint: CALL, fault: '500', times: 1 })
    await page.goto('/cua-hang/')
    await field(page).fill('pat')
    await expect.poll(() => shop.calls(CALL)).toHaveLength(1)
    await expect(page.locator('#masthead .ux-search-submit')).not.toHaveClass(/loading/)
    await field(page).press('End')
    await field(page).press('e')
    await expect(options(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('pate')
    const isOlder = (request: Request) => new URL(request.url()).searchParams.get('query') === 'mèo'
    const release = await holdRequests(page, new RegExp(CALL), isOlder)
    const asked = page.waitForRequest(isOlder)
    const ended = Promise.race(
      (['requestfinished', 'requestfailed'] as const).map((end) =>
        page.waitForEvent(end as 'requestfinished', isOlder),
      ),
    )
    await field(page).fill('mèo')
    await asked
    await field(page).fill('chuột')
    await expect(options(page)).toContainText(['Chuột'])
    release()
    await ended
    await waitForFrames(page)
    await expect(options(page)).toHaveCount(1)
    await expect(options(page)).toContainText('Chuột')
  })
})

test('in the menu of a phone: suggestions, and Esc closes them before the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cua-hang/')
  await page.getByLabel('Menu', { exact: true }).click()
  const menuField = page.locator('#main-menu .search-field')
  await menuField.fill('pate')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(menuField).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menuField).toBeHidden()
})
