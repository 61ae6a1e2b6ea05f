import type { Locator, Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { addHtml } from '../support/ownWidgets'
import { expect, test } from '../support/test'

const slider = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const selected = (page: Page, name: string) => slider(page, name).locator('.is-selected h3')

/** Is a dot drawn in one colour, frame and all? */
function isFilled(dot: Locator): Promise<boolean> {
  return dot.evaluate((element) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(element)
    return backgroundColor === borderTopColor
  })
}

/** Lets 2.5 s of the page's clock pass, in which a slider that played would show every one of its slides. */
async function expectToRest(page: Page, name: string): Promise<void> {
  const resting = await selected(page, name).textContent()
  for (let piece = 0; piece < 10; piece++) {
    await page.clock.runFor(250)
    expect(await selected(page, name).textContent()).toBe(resting)
  }
}

test('page.slider.arrows-dots-and-drag: arrows, dots, arrow keys and dragging move it; with forced colours the dot of the slide that is shown still differs from the others', async ({
  page,
}) => {
  await page.goto(elements.sliders)
  const offers = slider(page, 'Khuyến mãi')
  const shown = selected(page, 'Khuyến mãi')
  await expect(shown).toHaveText('Cát đậu nành')
  const dots = offers.locator('.dot')
  await expect(dots).toHaveCount(3)
  await expect(dots.first()).toHaveClass(/is-selected/)
  await page.emulateMedia({ forcedColors: 'active' })
  expect([await isFilled(dots.nth(0)), await isFilled(dots.nth(1))]).toEqual([true, false])
  await page.emulateMedia({ forcedColors: 'none' })
  await offers.getByRole('button', { name: 'Trang sau' }).click()
  await expect(shown).toHaveText('Nhà cây mới')
  await offers.getByRole('button', { name: 'Trang 3' }).click()
  await expect(shown).toHaveText('Sinh nhật bé')
  await expect(offers.getByRole('button', { name: 'Trang 3' })).toHaveAttribute('aria-current', 'true')
  await offers.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveText('Nhà cây mới')
  // A strip that is still in motion is caught where it is at that moment.
  await shown.click({ trial: true })
  const box = await offers.boundingBox()
  if (!box) throw new Error('the slider has no box')
  // By more than half of a slide: a slow machine makes a slow pointer, which throws nothing.
  await page.mouse.move(box.x + box.width * 0.9, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(shown).toHaveText('Sinh nhật bé')
  await expect(page).toHaveURL(elements.sliders)
})

test('page.slider.pauses-for-the-shopper: one that plays stands still under the pointer, goes on afterwards, and stands still while the focus is in it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(elements.sliders)
  const playing = slider(page, 'Tự chạy')
  const shown = selected(page, 'Tự chạy')
  // Looked at often: a slide that is shown while nobody looks would be missed, time after time.
  await expect.poll(() => shown.textContent(), { intervals: [50] }).toBe('Nhà cây mới')
  await playing.hover({ position: { x: 200, y: 100 } })
  const resting = await shown.textContent()
  await expectToRest(page, 'Tự chạy')
  await page.mouse.move(2, 2)
  await expect(shown).not.toHaveText(resting ?? '')
  await playing.focus()
  await expectToRest(page, 'Tự chạy')
})

test('page.slider.pauses-for-the-shopper: with reduced motion it never plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(elements.sliders)
  await expect(selected(page, 'Tự chạy')).toHaveText('Cát đậu nành')
  await expectToRest(page, 'Tự chạy')
})

test('page.locale.vietnamese-by-default: from right to left the arrow on the left leads to what lies there, and what the script itself calls it is Vietnamese where the page says nothing else', async ({
  page,
}) => {
  await page.goto(elements.sliders)
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang')
    document.documentElement.setAttribute('dir', 'rtl')
  })
  await addHtml(
    page,
    `<div class="slider" aria-label="Quà" data-flickity-options='{"wrapAround":true}'><div><h3>Một</h3></div><div><h3>Hai</h3></div><div><h3>Ba</h3></div></div>`,
  )
  const gifts = page.getByLabel('Quà', { exact: true })
  await gifts.scrollIntoViewIfNeeded()
  await expect(selected(page, 'Quà')).toHaveText('Một')
  const next = gifts.getByRole('button', { name: 'Trang sau' })
  const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0)
  expect(middle(await next.boundingBox())).toBeLessThan(middle(await gifts.boundingBox()))
  await next.click()
  await expect(selected(page, 'Quà')).toHaveText('Hai')
})

test('one whose height adapts shows a higher slide from its top when Tab goes into it', async ({ page }) => {
  await page.goto(elements.sliders)
  const slide = (name: string, height: number) =>
    `<div style="height: ${height}px; display: flex; flex-direction: column; justify-content: space-between"><h3>${name}</h3><a href="#${height}">Xem ${name}</a></div>`
  await addHtml(
    page,
    `<div class="slider" aria-label="Quà" data-flickity-options='{"adaptiveHeight":true}'>${slide('Một', 300)}${slide('Hai', 120)}${slide('Ba', 400)}${slide('Bốn', 700)}</div>`,
  )
  const gifts = page.getByLabel('Quà', { exact: true })
  await gifts.scrollIntoViewIfNeeded()
  await gifts.getByRole('button', { name: 'Trang sau' }).click()
  const viewport = gifts.locator('.flickity-viewport')
  await expect(viewport).toHaveCSS('height', '120px')
  await gifts.getByRole('link', { name: 'Xem Hai' }).focus()
  await page.keyboard.press('Tab')
  await expect(selected(page, 'Quà')).toHaveText('Ba')
  await expect(viewport).toHaveCSS('height', '400px')
  await expect(gifts.getByRole('link', { name: 'Xem Ba' })).toBeFocused()
  await expect.poll(() => viewport.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

test('of a slider within a slider, a finger swipes the inner one alone', async ({ page }) => {
  await page.goto(elements.sliders)
  const slides = (name: string, height: number, more = '') =>
    [1, 2, 3]
      .map((count) => `<div style="width: 100%; height: ${height}px">${name} ${count}${count === 1 ? more : ''}</div>`)
      .join('')
  const inner = `<div data-island="slider" id="inner" style="width: 60%; margin: 40px auto">${slides('Trong', 80)}</div>`
  await addHtml(page, `<div data-island="slider" id="outer">${slides('Ngoài', 240, inner)}</div>`)
  await page.locator('#outer').scrollIntoViewIfNeeded()
  await expect(page.locator('#inner.is-draggable')).toBeVisible()
  await expect(page.locator('#outer.is-draggable')).toBeVisible()
  const selected = (id: string) => page.locator(`#${id} > .flickity-viewport > .flickity-slider > .is-selected`)
  const box = await page.locator('#inner').boundingBox()
  if (!box) throw new Error('it is in view')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + left, y: box.y + 40 }],
    })
  await touch('touchStart', 500)
  for (const left of [470, 440, 350, 250, 150, 50]) await touch('touchMove', left)
  await touch('touchEnd', 50)
  await expect(selected('inner')).toHaveText('Trong 2')
  await expect(selected('outer')).toContainText('Ngoài 1')
})
