import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { elements } from '../support/elementsPage'
import { expect, test } from '../support/test'

test.use({ hasTouch: true })

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>'

/** A slider as a child theme writes it: each cell is a little narrower than half of the window and has a picture that is fetched late. */
const CELLS = Array.from(
  { length: 8 },
  (_, cell) => `<div style="width:40%"><img alt="Ảnh ${cell}" data-flickity-lazyload="/late/${cell}.svg"></div>`,
).join('')
const SLIDER = `<div class="slider" id="late" aria-label="Ảnh" data-flickity-options='{"cellAlign":"left","lazyLoad":1,"contain":true}'>${CELLS}</div>`

/** The child theme's script: a press selects its cell; what it hears is written down. */
const SCRIPT = `jQuery(function ($) {
  window.heard = []
  $('#late')
    .on('staticClick.flickity', function (event, pointer, cell, index) {
      heard.push('staticClick ' + index)
      $(this).flickity('selectCell', index)
    })
    .on('dragStart.flickity dragEnd.flickity', function (event) { heard.push(event.type) })
    .on('settle.flickity', function (event, index) { heard.push('settle ' + index) })
})`

/** Opens the page of sliders with this one on top. @returns the pictures that were fetched so far. */
async function openSlider(page: Page): Promise<readonly string[]> {
  const fetched: string[] = []
  await page.route('**/late/*.svg', async (route) => {
    fetched.push(new URL(route.request().url()).pathname)
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  const url = `${elements.sliders}?jquery=early`
  await changeAnswers(page, `**${url}`, (html) =>
    html.replace('<h2>Trình chiếu</h2>', SLIDER).replace('</body>', `<script>${SCRIPT}</script></body>`),
  )
  await page.goto(url)
  await expect(page.locator('#late.flickity-enabled')).toBeVisible()
  return fetched
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
const picture = (page: Page, cell: number) => page.getByAltText(`Ảnh ${cell}`)

test('pictures in a slider are fetched in time for the next step, and no earlier', async ({ page }) => {
  const fetched = await openSlider(page)
  await expect(picture(page, 2)).toHaveClass('flickity-lazyloaded')
  await expect(picture(page, 3)).toHaveClass('flickity-lazyloaded')
  expect(fetched).not.toContain('/late/6.svg')
  await page.locator('#late').focus()
  for (const step of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => heard(page)).toContain(`settle ${step}`)
  }
  await expect(picture(page, 6)).toHaveClass('flickity-lazyloaded')
})

for (const press of ['click', 'tap'] as const)
  test(`a ${press} on a cell selects it where a script says so, and the slider comes to rest there`, async ({
    page,
  }) => {
    await openSlider(page)
    await expect(picture(page, 1)).toHaveClass('flickity-lazyloaded')
    await picture(page, 1)[press]()
    await expect(page.locator('#late .is-selected img')).toHaveAttribute('alt', 'Ảnh 1')
    await expect.poll(() => heard(page)).toEqual(['staticClick 1', 'settle 1'])
  })

test('a drag is told as a drag, and not as a press', async ({ page }) => {
  await openSlider(page)
  await expect(picture(page, 1)).toHaveClass('flickity-lazyloaded')
  const box = await picture(page, 1).boundingBox()
  if (!box) throw new Error('the picture has no box')
  await page.mouse.move(box.x + 200, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x - 100, box.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => heard(page)).toEqual(['dragStart', 'dragEnd', expect.stringMatching(/^settle [12]$/)])
})
