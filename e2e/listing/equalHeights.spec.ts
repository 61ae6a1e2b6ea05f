import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { expect, test } from '../support/test'

/** Cards as high as what they hold: the demo's own theme keeps the same room in all, so that nothing moves. */
const uneven =
  '<style>.product-small :is(.product-title, .box-excerpt) { display: block; min-height: 0 } .price-wrapper { min-height: 0 !important }</style>'

/** Serves the listing with uneven cards, and with whatever else the test changes in it. */
async function openListing(page: Page, change = (body: string) => body): Promise<void> {
  await changeAnswers(page, /\/cua-hang\/\?cards=8$/, (html) => change(html).replace('</head>', `${uneven}</head>`))
  await page.goto('/cua-hang/?cards=8')
}

const parts = ['.product-title', '.price-wrapper', '.box-excerpt', '.add-to-cart-button', '.box-text']

/** For each row of the grid that is in view: the heights of a part, as they are and as they would be by themselves, in px. */
function rowHeights(page: Page, part: string): Promise<{ drawn: number[]; natural: number[] }[]> {
  return page.locator('.products').evaluate((grid, selector) => {
    const rows = new Map<number, HTMLElement[]>()
    for (const card of grid.children) {
      const { top } = card.getBoundingClientRect()
      const found = card.querySelector<HTMLElement>(selector)
      if (found && top < innerHeight) rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), found])
    }
    return [...rows.values()].map((row) => {
      const drawn = row.map((element) => element.getBoundingClientRect().height)
      const natural = row.map((element) => {
        const { height } = element.style
        element.style.height = ''
        const own = element.getBoundingClientRect().height
        element.style.height = height
        return own
      })
      return { drawn, natural }
    })
  }, part)
}

/** All heights of a row are the same, to the fraction of a px that browsers round. */
function areEqual(heights: number[]): boolean {
  return Math.max(...heights) - Math.min(...heights) < 0.1
}

async function allRowsAreEqual(page: Page): Promise<boolean> {
  for (const part of parts) {
    const rows = await rowHeights(page, part)
    if (rows.length === 0 || !rows.every(({ drawn }) => areEqual(drawn))) return false
  }
  return true
}

/** The rows as they stand now have been worked out: all parts are equal, and the titles as high as the highest of their row. */
async function areWorkedOut(page: Page): Promise<boolean> {
  if (!(await allRowsAreEqual(page))) return false
  const rows = await rowHeights(page, '.product-title')
  return rows.every(({ drawn, natural }) => Math.abs((drawn[0] ?? 0) - Math.max(...natural)) < 0.5)
}

test('listing.equal-height.five-parts-of-a-box, listing.equal-height.follows-a-resize: title, price, excerpt, button and text of a row’s boxes end at the same line; when the rows break differently, the heights are worked out anew; rows further down are made equal before the shopper gets there', async ({
  page,
}) => {
  await openListing(page)
  await expect.poll(() => allRowsAreEqual(page)).toBe(true)
  // Not because they are so anyway: titles and excerpts differ in length.
  for (const part of ['.product-title', '.box-excerpt']) {
    const rows = await rowHeights(page, part)
    expect(rows.some(({ natural }) => !areEqual(natural))).toBe(true)
    for (const { drawn, natural } of rows) expect(drawn[0]).toBeCloseTo(Math.max(...natural), 0)
  }
  const before = await rowHeights(page, '.box-text')
  for (const width of [700, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The heights of the former rows stand until the browser has told of the resize.
    await expect.poll(() => areWorkedOut(page)).toBe(true)
  }
  const firstHeight = async () => (await rowHeights(page, '.box-text'))[0]?.drawn[0]
  await expect.poll(firstHeight).toBeCloseTo(before[0]?.drawn[0] ?? 0, 0)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect.poll(() => allRowsAreEqual(page)).toBe(true)
})

for (const zoom of [0.8, 1.5]) {
  test(`on a page that a style sheet draws ${zoom} times as large, boxes are as high as what they hold, and not as that is in the window`, async ({
    page,
  }) => {
    await openListing(page, (body) => body.replace('</head>', `<style>body { zoom: ${zoom} }</style></head>`))
    await expect.poll(() => areWorkedOut(page)).toBe(true)
  })
}

test('listing.equal-height.each-row-on-its-own: one long title stretches its own row and no other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openListing(page, (body) =>
    body.replace('>Pate cá ngừ cho mèo lớn 85 g</a></p>', `>Pate cá ngừ ${'rất là ngon '.repeat(12)}</a></p>`),
  )
  await expect.poll(() => allRowsAreEqual(page)).toBe(true)
  const [first, second] = await rowHeights(page, '.product-title')
  expect(first?.drawn[0]).toBeGreaterThan(2 * (second?.drawn[0] ?? Number.POSITIVE_INFINITY))
})

test('a box that needs more room for the link to the cart has its row as high as that in the frame that first draws the link', async ({
  page,
}) => {
  await openListing(page, (body) =>
    body.replace('</head>', '<style>.box-text .added_to_cart { display: block; position: static }</style></head>'),
  )
  await expect.poll(() => allRowsAreEqual(page)).toBe(true)
  const before = await rowHeights(page, '.add-to-cart-button')
  const drawn = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new MutationObserver((_records, observer) => {
          const link = document.querySelector('.products .added_to_cart')
          if (!link) return
          observer.disconnect()
          const { top } = link.closest('.col')?.getBoundingClientRect() ?? {}
          // After what the script does in this frame, before it is drawn.
          requestAnimationFrame(() => {
            const row = [...document.querySelectorAll('.products > *')].filter(
              (box) => Math.abs(box.getBoundingClientRect().top - (top ?? 0)) < 1,
            )
            resolve(row.map((box) => box.querySelector('.add-to-cart-button')?.getBoundingClientRect().height ?? 0))
          })
        }).observe(document, { childList: true, subtree: true })
      }),
  )
  await page.locator('.products .ajax_add_to_cart').first().click()
  const heights = await drawn
  expect(areEqual(heights)).toBe(true)
  expect(heights[0]).toBeGreaterThan(before[0]?.drawn[0] ?? Number.POSITIVE_INFINITY)
})
