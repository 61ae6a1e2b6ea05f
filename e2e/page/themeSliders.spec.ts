import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { elements } from '../support/elementsPage'
import { expect, test } from '../support/test'

/** What the theme's own style sheet says of cells, of a slider that fades, of dots, arrows and every button (contract 11.6). */
const THEME_STYLES = `
  button { min-height: 2.5em; margin: 0 1em 1em 0; padding: 0 1.2em; line-height: 2.4em }
  li { margin-bottom: .6em }
  .slider > div:not(.col) { width: 100% }
  .flickity-viewport { height: 100%; width: 100%; position: relative; overflow: hidden }
  .flickity-slider { position: absolute; width: 100%; height: 100% }
  .flickity-slider > div:not(.col) { width: 100% !important; margin: 0; transition: transform .6s, opacity .6s, box-shadow .6s }
  .flickity-prev-next-button { position: absolute; top: 40%; bottom: 40%; width: 36px; margin: 0; padding: 0 }
  .flickity-prev-next-button svg { position: absolute; top: 50%; left: 50%; width: 100%; height: auto; padding: 20%; transform: translate(-50%, -50%) }
  .flickity-page-dots { position: absolute; bottom: 15px; left: 20%; right: 20%; margin: 0; padding: 0; list-style: none; text-align: center; line-height: 1 }
  .flickity-page-dots .dot { display: inline-block; width: 12px; height: 12px; margin: 0 5px; border: 3px solid #111; border-radius: 50%; opacity: .4; box-sizing: border-box }
  .flickity-page-dots .dot.is-selected { background-color: #111; opacity: 1 }
  .slider-style-focus .flickity-slider > * { max-width: 600px; margin: 0 auto }
  .slider-style-focus .flickity-slider > *:not(.is-selected) { transform: scale(.93); opacity: .5 }
  .slider-type-fade .flickity-slider { transform: none !important }
  .slider-type-fade .flickity-slider > * { left: 0 !important; opacity: 0; z-index: 1 }
  .slider-type-fade .flickity-slider > .is-selected { opacity: 1; z-index: 2 }
  .slider-type-fade .flickity-prev-next-button, .slider-type-fade .flickity-page-dots { z-index: 3 }`

/** Opens the page of sliders with the theme's own styles, and the first slider with further classes. */
async function openSliders(page: Page, classes = ''): Promise<void> {
  await changeAnswers(page, elements.sliders, (html) =>
    html
      .replace('</head>', `<style>${THEME_STYLES}</style></head>`)
      .replace('class="slider ', `class="slider ${classes} `),
  )
  await page.goto(elements.sliders)
  await expect(page.locator('.slider').first()).toHaveClass(/flickity-enabled/)
}

const offers = (page: Page) => page.getByRole('group', { name: 'Khuyến mãi', exact: true })

/** The title of the slide that a shopper sees in the middle of the slider; nothing where there is none, or none that can be seen. */
function titleInTheMiddle(page: Page): Promise<string | undefined> {
  return offers(page).evaluate((slider) => {
    const { left, top, width, height } = slider.getBoundingClientRect()
    const slide = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.flickity-slider > *')
    if (!slide || getComputedStyle(slide).opacity !== '1') return
    return slide.querySelector('h3')?.textContent ?? undefined
  })
}

test('the theme’s rules for dots and arrows draw ours: round dots in the middle below, arrows half-way up; where it lets what transforms a slide last, the slider’s window is never empty while it goes round', async ({
  page,
}) => {
  await openSliders(page)
  const places = await offers(page).evaluate((slider) => {
    const box = slider.getBoundingClientRect()
    const dots = [...slider.querySelectorAll('.dot')].map((dot) => dot.getBoundingClientRect())
    const arrow = slider.querySelector('.next svg')?.getBoundingClientRect() ?? new DOMRect()
    const [first, last] = [dots[0] ?? box, dots.at(-1) ?? box]
    return {
      sizes: dots.map(({ width, height }) => [width, height]),
      dotsOffCentre: Math.abs((first.left + last.right) / 2 - (box.left + box.right) / 2),
      arrowOffCentre: Math.abs((arrow.top + arrow.bottom) / 2 - (box.top + box.bottom) / 2),
    }
  })
  expect(places.sizes).toEqual([12, 12, 12].map((size) => [size, size]))
  expect(places.dotsOffCentre).toBeLessThan(2)
  expect(places.arrowOffCentre).toBeLessThan(2)
  // A finger needs more than what is drawn.
  const button = await offers(page).getByRole('button', { name: 'Trang 2' }).boundingBox()
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(22)
  // How much of the window is covered by slides, at the worst of the frames of 1.5 s.
  const worst = offers(page).evaluate(async (slider) => {
    const window = slider.querySelector('.flickity-viewport') as HTMLElement
    const slides = [...slider.querySelectorAll('.flickity-slider > *')]
    slider.querySelector<HTMLElement>('.previous')?.click()
    let least = 1
    for (const end = performance.now() + 1500; performance.now() < end; ) {
      await new Promise(requestAnimationFrame)
      const { left, right, width } = window.getBoundingClientRect()
      const parts = slides.map((slide) => {
        const box = slide.getBoundingClientRect()
        return Math.max(Math.min(box.right, right) - Math.max(box.left, left), 0)
      })
      least = Math.min(least, parts.reduce((sum, part) => sum + part, 0) / width)
    }
    return least
  })
  expect(await worst).toBeGreaterThan(0.99)
  await expect.poll(() => titleInTheMiddle(page)).toBe('Sinh nhật bé')
})

test('a slider that the theme fades shows the selected slide, however it is reached', async ({ page }) => {
  await openSliders(page, 'slider-type-fade')
  await expect.poll(() => titleInTheMiddle(page)).toBe('Cát đậu nành')
  const box = await offers(page).boundingBox()
  await offers(page).getByRole('button', { name: 'Trang sau' }).click()
  await expect.poll(() => titleInTheMiddle(page)).toBe('Nhà cây mới')
  await offers(page).getByRole('button', { name: 'Trang 3' }).click()
  await expect.poll(() => titleInTheMiddle(page)).toBe('Sinh nhật bé')
  await offers(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => titleInTheMiddle(page)).toBe('Cát đậu nành')
  expect(await offers(page).boundingBox()).toEqual(box)
  if (!box) throw new Error('the slider has no box')
  await page.mouse.move(box.x + box.width * 0.2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + 40, { steps: 8 })
  expect(await titleInTheMiddle(page)).toBe('Cát đậu nành')
  await page.mouse.up()
  await expect.poll(() => titleInTheMiddle(page)).toBe('Sinh nhật bé')
})

test('where the theme makes the slides beside the selected one smaller, those that went round are so, too', async ({
  page,
}) => {
  await openSliders(page, 'slider-style-focus')
  const widths = () =>
    offers(page)
      .locator('.flickity-slider > *')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().width))
  await expect.poll(widths).toEqual([600, 558, 558])
  await offers(page).getByRole('button', { name: 'Trang trước' }).click()
  await expect.poll(widths).toEqual([558, 558, 600])
})
