import type { Locator, Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { closeButton, offers, openCouponBox } from '../support/couponPage'
import { elements } from '../support/elementsPage'
import { callFailed } from '../support/failedCalls'
import { hoverUntil } from '../support/input'
import { stateOn } from '../support/inspect'
import { waitForFrames } from '../support/onScreen'
import { addHtml } from '../support/ownWidgets'
import { addButton, listing, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { addThemeStyles, withoutTheme } from '../support/themeStyles'
import { heart, interact, listChoice } from '../support/wishlist'

/** Opens a page of the demo as another theme has it: with that one's rules, and with none of the demo's. */
async function openUnder(page: Page, css: string, path: string): Promise<void> {
  await changeAnswers(page, `**${path}`, (html) => withoutTheme(html).replace('<head>', `<head><style>${css}</style>`))
  await page.goto(path)
}

/** How themes of all kinds hide what drops down from their headers: this is Hello Elementor's. */
const HEADER_MENU = `
  .site-navigation ul.menu { display: flex; list-style: none }
  .site-navigation ul.menu li { position: relative }
  .site-navigation ul.menu li ul { display: none; position: absolute; top: 100%; left: 0; z-index: 2; min-width: 150px; background: #fff }
  .site-navigation ul.menu li:hover > ul { display: block }`

test('the header’s menu of another theme stays closed and has no buttons of ours, with the open page below an entry, too', async ({
  page,
}) => {
  await addThemeStyles(page, HEADER_MENU)
  await page.goto(elements.menus)
  await addHtml(
    page,
    `<nav class="site-navigation" aria-label="Menu của giao diện khác"><ul class="menu"><li class="menu-item menu-item-has-children current-menu-ancestor"><a
      href="/cua-hang/">Tất cả</a><ul class="sub-menu"><li class="menu-item current-menu-item"><a href="/cua-hang/">Đang xem</a></li></ul></li></ul></nav>`,
  )
  const menu = page.getByRole('navigation', { name: 'Menu của giao diện khác' })
  const below = menu.getByRole('link', { name: 'Đang xem', includeHidden: true })
  await menu.scrollIntoViewIfNeeded()
  // Lists that are ours are awake by now.
  await expect(page.locator('.product-categories').getByRole('button').first()).toBeVisible()
  await expect(below).toBeHidden()
  await menu.getByRole('link', { name: 'Tất cả' }).hover()
  await expect(below).toBeVisible()
  await expect(menu.getByRole('button')).toHaveCount(0)
})

test('a sidebar’s list that another theme leaves open is left as it is', async ({ page }) => {
  await openUnder(page, '.widget ul ul { margin-left: 2em }', elements.menus)
  const sidebar = page.locator('.product-categories')
  await sidebar.scrollIntoViewIfNeeded()
  for (const name of ['Hạt khô', 'Vải']) await expect(sidebar.getByRole('link', { name })).toBeVisible()
  // Nothing is to come: what would fold it is awake.
  await expect.poll(() => stateOn(sidebar, 'nested-menu')).toBe('awake')
  await waitForFrames(page)
  await expect(sidebar.getByRole('button')).toHaveCount(0)
})

test('a sidebar’s list that another theme folds has arrows without that theme’s icons', async ({ page }) => {
  await openUnder(page, '.widget ul ul { display: none }', elements.menus)
  const sidebar = page.locator('.product-categories')
  const toggle = sidebar.getByRole('button').first()
  await sidebar.scrollIntoViewIfNeeded()
  await expect(toggle).toBeVisible()
  expect((await toggle.locator('i').boundingBox())?.width).toBeGreaterThan(4)
  await toggle.click()
  await expect(sidebar.getByRole('link', { name: 'Hạt khô' })).toBeVisible()
})

test('a panel lies over the bar that Storefront keeps at the top of a product', async ({ page }) => {
  const bar =
    '.storefront-sticky-add-to-cart { position: fixed; inset: 0 0 auto; z-index: 99998; height: 80px; background: #fff }'
  await openUnder(page, `${bar} .mfp-hide { display: none }`, elements.ways)
  await addHtml(
    page,
    `<section class="storefront-sticky-add-to-cart">Đang xem</section><div style="padding-top: 6em"><button data-island="off-canvas" data-open="#panel">Mở bảng</button></div>
      <div id="panel" class="mfp-hide"><p>Bên trong</p></div>`,
  )
  await page.getByRole('button', { name: 'Mở bảng' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mở bảng' })
  await expect(dialog).toBeVisible()
  // What is inert is not found by its place, though it is seen.
  await expect(page.locator('[inert]').first()).toBeAttached()
  const isOnTop = await dialog.locator('.mfp-close').evaluate((close) => {
    for (const behind of document.querySelectorAll('[inert]')) behind.removeAttribute('inert')
    const { left, top, width, height } = close.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === close
  })
  expect(isOnTop).toBe(true)
})

test.describe('an add that failed', () => {
  test.use({ consoleMessages: { expected: [callFailed] } })

  test('is told of in the theme’s own colours for errors: Storefront’s are white on red', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'add_to_cart', fault: 'product-url-false' })
    await openUnder(page, '.woocommerce-error { background-color: #e2401c; color: #fff }', listing)
    await addButton(page, products.pate).click()
    await expect(page.locator('.woocommerce-error li')).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

/** What themes say of every button: Hello Elementor, Storefront. */
const BUTTONS = {
  'Hello Elementor':
    'button, [type="button"] { width: auto; padding: 0.5rem 1rem; border: 1px solid #c36; font-size: 1rem; white-space: nowrap }',
  Storefront: 'button { padding: 0.6180469716em 1.41575em; border: 0; font-weight: 600 }',
}

test('the arrows of a slider of one’s own are arrows under the rule of Hello Elementor or Storefront for every button', async ({
  page,
}) => {
  await openUnder(page, '* { box-sizing: border-box }', elements.ways)
  const slide = (name: string) => `<div style="height: 200px; background: #ddd">${name}</div>`
  await addHtml(
    page,
    `<style id="buttons"></style><div data-island="slider">${slide('Một')}${slide('Hai')}${slide('Ba')}</div>`,
  )
  const slider = page.locator('[data-island="slider"]')
  const button = slider.locator('.flickity-prev-next-button.next')
  for (const [theme, css] of Object.entries(BUTTONS)) {
    await test.step(theme, async () => {
      await page.locator('#buttons').evaluate((sheet, rules) => {
        // Before all others, where a theme's are.
        document.head.prepend(sheet)
        sheet.textContent = rules
      }, css)
      await slider.scrollIntoViewIfNeeded()
      await expect(button).toBeVisible()
      expect((await button.boundingBox())?.width).toBe(44)
      expect((await button.locator('svg').boundingBox())?.width).toBeGreaterThan(20)
    })
  }
})

test('on a page that is read from right to left the arrows of levels that slide point to where they lead, and bullets stand at its end', async ({
  page,
}) => {
  await openUnder(page, '', elements.ways)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await addHtml(
    page,
    '<button class="toggle"><i class="icon-angle-right"></i></button><button class="toggle"><i class="icon-angle-left"></i></button>',
  )
  const arrows = page.locator('.toggle > :is(.icon-angle-right, .icon-angle-left)')
  expect(await arrows.evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon, '::before').content))).toEqual([
    '"◂"',
    '"▸"',
  ])
  const bullets = page.getByRole('navigation', { name: 'Các phần của trang' })
  await expect(bullets.getByRole('link')).toHaveCount(4)
  expect(await bullets.evaluate((list) => list.getBoundingClientRect().left)).toBe(12)
})

test('the coupon’s pop-up has a cross without the plugin’s styles, also scrolled to its end in a low window, and with forced colours an edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await changeAnswers(page, `**${offers}*`, (html) =>
    withoutTheme(html).replace('id="vi-md_wcb"', 'id="vi-md_wcb" data-island="coupon-popup"'),
  )
  const box = await openCouponBox(page)
  const cross = closeButton(page)
  await expect(cross).toBeInViewport({ ratio: 1 })
  expect((await cross.boundingBox())?.width).toBe(44)
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(cross).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(box).toHaveCSS('border-top-style', 'solid')
  await cross.click()
  await expect(box).toBeHidden()
})

/** What the script draws over the page where no theme styles it, each with what opens it. */
const drawnOverPage: Record<string, (page: Page) => Promise<Locator>> = {
  'a tip': async (page) => {
    await openUnder(page, '', elements.effects)
    await page.locator('.has-tooltip').first().focus()
    return page.locator('.tooltipster-box')
  },
  'the choice of a wishlist': async (page) => {
    await openUnder(page, '', '/cua-hang/?lists=several')
    await interact(page)
    await heart(page, products.pate).click()
    return listChoice(page).locator('.tinv-modal-inner')
  },
  'a panel': async (page) => {
    await openUnder(page, '', elements.menus)
    await addHtml(page, '<a href="#main-menu" data-island="off-canvas" data-open="#main-menu" data-pos="left">Mở</a>')
    await page.getByRole('link', { name: 'Mở', exact: true }).click()
    return page.getByRole('dialog').locator('.mfp-content')
  },
  'suggestions of the search': async (page) => {
    await openUnder(page, '', listing)
    await page.locator('.live-search input[type="search"]:visible, .search-field:visible').first().fill('mèo')
    return page.locator('.autocomplete-suggestions').first()
  },
}

for (const [what, open] of Object.entries(drawnOverPage)) {
  test(`with forced colours, where the page and what lies over it have one colour, ${what} has an edge`, async ({
    page,
  }) => {
    const drawn = await open(page)
    await expect(drawn).toBeVisible()
    await expect(drawn).toHaveCSS('outline-style', 'none')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(drawn).toHaveCSS('outline-style', 'solid')
  })
}

test('under a theme without styles for them, the bullets of chapters in own markup can be seen and pressed, and the one of the chapter that is read differs', async ({
  page,
}) => {
  await changeAnswers(page, `**${elements.ways}`, (html) =>
    withoutTheme(html).replaceAll('class="scroll-to"', 'data-island="chapter"'),
  )
  // Low enough for the page to scroll to the chapter.
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto(elements.ways)
  const bullets = page.locator('.scroll-to-bullets')
  const bullet = bullets.getByRole('link', { name: 'Ngủ nghỉ' })
  const size = async () => await bullet.boundingBox()
  await expect.poll(async () => (await size())?.height).toBeGreaterThanOrEqual(24)
  expect((await size())?.width).toBeGreaterThanOrEqual(24)
  const inkOf = (link: Locator) => link.locator('strong').evaluate((mark) => getComputedStyle(mark).borderTopWidth)
  const before = await inkOf(bullet)
  await bullet.click()
  await expect(page).toHaveURL(/#phan-1$/)
  // Without the demo's styles its header is too high for the chapter to come to the upper edge by itself.
  await page.locator('[data-link="#phan-1"]').evaluate((mark) => scrollBy(0, mark.getBoundingClientRect().top - 50))
  await expect(bullet).toHaveClass('active')
  await expect.poll(() => inkOf(bullet)).not.toBe(before)
  expect(await inkOf(bullets.getByRole('link', { name: 'Ăn uống' }))).toBe(before)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(bullets).toBeHidden()
})

test('on a page that a style sheet enlarges, a tip is at its button, and the large picture reaches its last edge under the pointer', async ({
  page,
}) => {
  await changeAnswers(page, /\/ao-len-meo\//, (html) =>
    html.replace('</head>', '<style>body { zoom: 1.5 }</style></head>'),
  )
  await page.goto('/san-pham/ao-len-meo/')
  const button = page.locator('.tooltip:visible').first()
  const tip = page.getByRole('tooltip')
  await hoverUntil(button, () => expect(tip).toBeVisible({ timeout: 1000 }))
  const [above, below] = [await tip.boundingBox(), await button.boundingBox()]
  if (!above || !below) throw new Error('The tip and its button are drawn.')
  expect(Math.abs(below.y - above.y - above.height)).toBeLessThan(20)
  const picture = page.locator('.product-gallery .woocommerce-product-gallery__image').first()
  const large = picture.locator('.easyzoom-flyout img')
  await hoverUntil(picture, () => expect(large).toBeVisible({ timeout: 1000 }))
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is drawn.')
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2)
  const rightEdge = () => large.evaluate((image) => image.getBoundingClientRect().right)
  await expect.poll(async () => Math.abs((await rightEdge()) - box.x - box.width)).toBeLessThan(6)
})
