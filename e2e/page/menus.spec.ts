import { devices, type Page } from '@playwright/test'
import { expectToStayInDialog } from '../support/dialogs'
import { elements } from '../support/elementsPage'
import { hoverUntil, tabTo } from '../support/input'
import { scrolled } from '../support/onScreen'
import { expect, test } from '../support/test'

const entry = (page: Page, title: string) =>
  page.locator('.demo-menu > li').filter({ has: page.getByRole('link', { name: title, exact: true }) })
/** Not the header's: those are there, too, as long as the focus goes through them. */
const link = (page: Page, title: string) => page.locator('.demo-menu').getByRole('link', { name: title, exact: true })
const panel = (page: Page, title: string) => entry(page, title).locator('.nav-dropdown')
const isOpen = /\bcurrent-dropdown\b/

/** Opens a menu by the pointer; before the page's widgets are there nobody hears of it. */
async function hoverOpen(page: Page, title: string): Promise<void> {
  await hoverUntil(link(page, title), () => expect(entry(page, title)).toHaveClass(isOpen, { timeout: 500 }))
}

/** How far a panel's edges are inside of its container's, in pixels. */
function room(page: Page, title: string): Promise<{ left: number; right: number }> {
  return panel(page, title).evaluate((element) => {
    const box = element.getBoundingClientRect()
    const area = (element.closest('.container') ?? document.body).getBoundingClientRect()
    return { left: Math.round(box.left - area.left), right: Math.round(area.right - box.right) }
  })
}

test('page.dropdown.opens-and-closes: it opens under the pointer, says so, and closes when the pointer has left; a click with the mouse follows the link as ever', async ({
  page,
}) => {
  await page.goto(elements.menus)
  await hoverOpen(page, 'Thức ăn')
  await expect(link(page, 'Thức ăn')).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page, 'Thức ăn')).toBeVisible()
  await page.mouse.move(600, 700)
  await expect(entry(page, 'Thức ăn')).not.toHaveClass(isOpen)
  await expect(link(page, 'Thức ăn')).toHaveAttribute('aria-expanded', 'false')
  await expect(panel(page, 'Thức ăn')).toBeHidden()
  await hoverOpen(page, 'Thức ăn')
  await link(page, 'Thức ăn').click()
  await expect(page).toHaveURL('/cua-hang/')
})

test('page.dropdown.opens-and-closes: by keyboard it opens on focus, closes on Esc with the focus on its link, and opens again by Enter; a click elsewhere closes one that was opened by a press, and Space toggles it', async ({
  page,
}) => {
  await page.goto(elements.menus)
  await tabTo(page, link(page, 'Thức ăn'))
  await expect(entry(page, 'Thức ăn')).toHaveClass(isOpen)
  await page.keyboard.press('Tab')
  await expect(panel(page, 'Thức ăn').getByRole('link', { name: 'Hạt khô' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Thức ăn')).toBeFocused()
  await expect(panel(page, 'Thức ăn')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Thức ăn')).toBeVisible()
  await expect(page).toHaveURL(elements.menus)
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  await expect(entry(page, 'Thức ăn')).not.toHaveClass(isOpen)
  const pressed = 'Chỉ mở khi bấm'
  await expect(entry(page, pressed)).not.toHaveClass(isOpen)
  await link(page, pressed).click()
  await expect(entry(page, pressed)).toHaveClass(isOpen)
  await page.getByText('Bấm vào đây để đóng menu.').click()
  await expect(entry(page, pressed)).not.toHaveClass(isOpen)
  await link(page, pressed).press('Space')
  await expect(entry(page, pressed)).toHaveClass(isOpen)
  await link(page, pressed).press('Space')
  await expect(entry(page, pressed)).not.toHaveClass(isOpen)
})

test('page.dropdown.kept-inside-its-container, page.dropdown.not-repositioned-under-750-px: a panel that would stick out is moved until 15 px are left, in a container 750 px wide, too, and not in one of 749; one of full size takes the width of the container; closed ones do not widen the page', async ({
  page,
}) => {
  await page.goto(elements.menus)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await hoverOpen(page, 'Cuối hàng')
  expect((await room(page, 'Cuối hàng')).right).toBe(15)
  await page.mouse.move(600, 700)
  await hoverOpen(page, 'Thức ăn')
  expect(await panel(page, 'Thức ăn').evaluate(({ style }) => (style as CSSStyleDeclaration).translate)).toBe('')
  await hoverOpen(page, 'Cả hàng')
  expect(await room(page, 'Cả hàng')).toEqual({ left: 15, right: 15 })
  for (const [width, isMoved] of [
    [749, false],
    [750, true],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.mouse.move(2, 2)
      await expect(page.locator('.demo-menu .current-dropdown')).toHaveCount(0)
      await page.setViewportSize({ width, height: 900 })
      await hoverOpen(page, 'Cuối hàng')
      const { right } = await room(page, 'Cuối hàng')
      if (isMoved) expect(right).toBe(15)
      else expect(right).not.toBe(15)
    })
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the first touch opens, the second follows the link', async ({ page }) => {
    await page.goto(elements.menus)
    await link(page, 'Thức ăn').tap()
    await expect(entry(page, 'Thức ăn')).toHaveClass(isOpen)
    await expect(page).toHaveURL(elements.menus)
    await link(page, 'Thức ăn').tap()
    await expect(page).toHaveURL('/cua-hang/')
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('page.mobile-menu.slides-in-and-out: it opens, keeps the focus, closes by its button, by Esc and by a click outside, and gives the focus back', async ({
    page,
  }) => {
    await page.goto(elements.menus)
    const opener = page.locator('#masthead [data-open="#main-menu"]')
    const menu = page.getByRole('dialog', { name: 'Menu chính' })
    for (const [how, close] of [
      ['its button', () => page.getByRole('button', { name: 'Đóng' }).click()],
      ['Esc', () => page.keyboard.press('Escape')],
      ['a click outside', () => page.mouse.click(380, 800)],
    ] as const) {
      await test.step(how, async () => {
        await opener.click()
        await expect(menu).toBeVisible()
        await expectToStayInDialog(page, 'Tab', 30)
        await close()
        await expect(menu).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
    }
  })

  test('a panel that a link in the menu opens takes its place, and in the end the focus is on what opened the menu: the link is hidden with it', async ({
    page,
  }) => {
    await page.goto(elements.lightboxes)
    await page.evaluate(() => {
      const link = '<li><a href="/dieu-khoan/" data-open="#dieu-khoan">Điều khoản mua hàng</a></li>'
      document.querySelector('#main-menu .nav')?.insertAdjacentHTML('beforeend', link)
    })
    const opener = page.locator('#masthead [data-open="#main-menu"]')
    await opener.press('Enter')
    await page.getByRole('link', { name: 'Điều khoản mua hàng' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu chính' })).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Điều khoản mua hàng' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.mfp-wrap')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('page.mobile-menu.slides-in-and-out, page.mobile-menu.submenus-expand: it opens with the keyboard on its first element, and Tab goes round in it, both ways; an entry with entries below has a button that shows and hides them', async ({
    page,
  }) => {
    await page.goto(elements.menus)
    await page.locator('#masthead [data-open="#main-menu"]').focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu chính' })
    const first = menu.locator('a:visible,button:visible,select:visible,input:visible').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menu.getByRole('button', { name: 'Đóng' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    const toggle = menu.getByRole('button', { name: 'Chuyển đổi' }).first()
    const below = menu.getByRole('link', { name: 'Thức ăn' })
    await expect(below).toBeHidden()
    await toggle.click()
    await expect(below).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await menu.getByRole('button', { name: 'Chuyển đổi' }).nth(1).click()
    await expect(menu.getByRole('link', { name: 'Gỗ' })).toBeVisible()
    await toggle.click()
    await expect(below).toBeHidden()
    // Held down, Enter unfolds it once.
    for (const _repetition of ['the key', 'its repetition']) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(below).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  test('with levels that slide, a button leads to the entries below and another back, and only that level can be reached, by the Tab key and by a screen reader’s swipes', async ({
    page,
  }) => {
    await page.goto(`${elements.menus}?menu=slide`)
    await page.locator('#masthead [data-open="#main-menu"]').click()
    const menu = page.getByRole('dialog', { name: 'Menu chính' })
    await menu.getByRole('button', { name: 'Chuyển đổi: Cửa hàng' }).click()
    await expect(menu.getByRole('link', { name: 'Thức ăn' })).toBeInViewport()
    await expect(menu.getByRole('button', { name: 'Quay lại: Cửa hàng' })).toBeFocused()
    await expect(menu.locator('a', { hasText: 'Cẩm nang' })).toHaveAttribute('tabindex', '-1')
    // By role, only what assistive technology reaches is found.
    await expect(menu.getByRole('link')).toHaveText(['Thức ăn', 'Vệ sinh', 'Đồ chơi', 'Nơi ở', 'Phụ kiện'])
    await expect(menu.getByRole('combobox')).toHaveCount(0)
    await expect(menu.getByRole('button', { name: 'Chuyển đổi: Cửa hàng' })).toHaveCount(0)
    await menu.getByRole('button', { name: 'Quay lại: Cửa hàng' }).click()
    await expect(menu.getByRole('link', { name: 'Cẩm nang' })).toBeInViewport()
    await expect(menu.getByRole('button', { name: 'Chuyển đổi: Cửa hàng' })).toBeFocused()
  })

  test('with levels that slide, from right to left, too, the level that was asked for comes into view, and no closed menu widens the page', async ({
    page,
  }) => {
    await page.goto(`${elements.menus}?menu=slide`)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.locator('#masthead [data-open="#main-menu"]').click()
    const menu = page.getByRole('dialog', { name: 'Menu chính' })
    await menu.getByRole('button', { name: 'Chuyển đổi: Cửa hàng' }).click()
    await expect(menu.getByRole('button', { name: 'Quay lại: Cửa hàng' })).toBeInViewport({ ratio: 1 })
  })

  test('with levels that slide, a held Enter leads one level down, and no way back', async ({ page }) => {
    await page.goto(`${elements.menus}?menu=slide`)
    await page.locator('#masthead [data-open="#main-menu"]').click()
    const menu = page.getByRole('dialog', { name: 'Menu chính' })
    await menu.getByRole('button', { name: 'Chuyển đổi: Cửa hàng' }).focus()
    await page.keyboard.down('Enter')
    const back = menu.getByRole('button', { name: 'Quay lại: Cửa hàng' })
    await expect(back).toBeFocused()
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('button', { name: 'Chuyển đổi: Cửa hàng' })).toBeFocused()
  })
})

test.describe('a panel on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: devices['Pixel 7'].userAgent,
  })

  const LOCK = /(^| )body-scroll-lock--active( |$)/

  test('holds the page where it is, header included, and gives it back there; lets the browser go to the chapter that a link in it names', async ({
    page,
  }) => {
    await page.goto(elements.menus)
    await page.evaluate(() => {
      const { style } = document.body.appendChild(document.createElement('footer'))
      style.height = '3000px'
      const chapter = Object.assign(document.createElement('h2'), { id: 'chuong', textContent: 'Chương' })
      document.querySelector('body > footer')?.append(chapter)
      const link = Object.assign(document.createElement('a'), { href: '#chuong', textContent: 'Tới chương' })
      document.querySelector('#main-menu')?.prepend(link)
      scrollTo(0, 600)
    })
    const body = page.locator('body')
    const header = page.locator('.header-wrapper')
    await expect(header).toHaveClass(/stuck/)
    const opener = page.locator('#masthead [data-open="#main-menu"]')
    await opener.tap()
    await expect(body).toHaveClass(LOCK)
    expect(await body.evaluate((element) => element.getBoundingClientRect().top)).toBe(-600)
    await expect(header).toHaveClass(/stuck/)
    // No shopper is as fast: right away, a tap beside the opener is the second of a double tap on that.
    await expect(async () => {
      await page.getByRole('button', { name: 'Đóng' }).tap({ timeout: 500 })
      await expect(body).not.toHaveClass(LOCK, { timeout: 500 })
    }).toPass()
    expect(await scrolled(page)).toBe(600)
    await expect(header).toHaveClass(/stuck/)
    // Before it is gone, a tap at the same place would be the second of a double tap on its button.
    await expect(page.locator('.mfp-wrap')).toHaveCount(0)
    await opener.tap()
    await expect(body).toHaveClass(LOCK)
    await page.getByRole('link', { name: 'Tới chương' }).tap()
    await expect(body).not.toHaveClass(LOCK)
    await expect(page.locator('#chuong')).toBeInViewport()
    expect(await scrolled(page)).not.toBe(600)
  })
})

test('a sidebar’s list unfolds by its button, by keyboard, too, and the one with the open page is unfolded', async ({
  page,
}) => {
  await page.goto(elements.menus)
  const sidebar = page.locator('.product-categories')
  await expect(sidebar.getByRole('link', { name: 'Vải' })).toBeVisible()
  const toggle = sidebar.getByRole('button', { name: 'Chuyển đổi' }).first()
  const below = sidebar.getByRole('link', { name: 'Hạt khô' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(below).toBeHidden()
  await toggle.press('Enter')
  await expect(below).toBeVisible()
  await toggle.click()
  await expect(below).toBeHidden()
})
