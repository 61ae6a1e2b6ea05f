import type { BrowserContext, Page } from '@playwright/test'
import { openWhole } from '../support/layoutShift'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'

/** The sticky bar takes its place at the edge of the window, and gives it back. */
const bar = '.sticky-add-to-cart'

/** As much of the browser's entry as is needed here. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Everything that moves by itself from the page's first paint until 2 s after its load: how much, what, and from where to where.
 *
 * @param except what may move, with all that is in it.
 */
function layoutShifts(page: Page, except = ':not(*)'): Promise<string[]> {
  return page.evaluate(
    (mayMove) =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent
          return `${name} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`
        }
        new PerformanceObserver((list) => {
          for (const { sources, value } of list.getEntries() as LayoutShift[]) {
            const moved = sources.filter(({ node }) => !(node instanceof Element && node.closest(mayMove)))
            if (moved.length > 0) shifts.push([value, ...moved.map(describe)].join('\n'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 2000)
      }),
    except,
  )
}

/**
 * The same on a wide screen and on a phone, each in a tab of its own: both are watched for the same two seconds.
 *
 * @returns what moved, by the width of the window.
 */
async function layoutShiftsByWidth(context: BrowserContext, address: string, except?: string) {
  const watch = async (width: number) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    await openWhole(page, address)
    return layoutShifts(page, except)
  }
  const [wide, phone] = await Promise.all([watch(1280), watch(390)])
  return { 1280: wide, 390: phone }
}

const nothing = { 1280: [], 390: [] }

for (const [name, address] of [
  ['the listing', '/cua-hang/'],
  ['a product page', '/san-pham/hat-ca-hoi/'],
] as const) {
  for (const cart of ['empty', 'filled'] as const) {
    test(`${name}, on a wide screen and on a phone, with the cart ${cart}: nothing moves by itself`, async ({
      page,
      context,
      shop,
    }) => {
      if (cart === 'filled') await shop.fillCart(page, products.pate.id, products.kibble.id)
      expect(await layoutShiftsByWidth(context, address)).toEqual(nothing)
    })
  }
}

for (const [what, address] of [
  ['a variation form', '/san-pham/ke-treo-tuong/'],
  ['swatches', '/san-pham/yem-meo/'],
  ['a slider with thumbnails beside it', '/san-pham/ke-treo-tuong/?gallery=vertical'],
  ['stacked pictures', '/san-pham/ke-treo-tuong/?gallery=stacked'],
  ['the shop’s default gallery', '/san-pham/ke-treo-tuong/?gallery=default'],
  ['an accordion', '/san-pham/goi-catnip/?reviews=accordion'],
  ['the ways through a page', '/phan-tu/'],
  ['menus', '/phan-tu/menu/'],
  ['sliders', '/phan-tu/trinh-chieu/'],
  ['numbers and late pictures', '/phan-tu/hieu-ung/'],
  ['blocks of an editor', '/phan-tu/soan-thao/?editor=1'],
  ['stars', '/san-pham/goi-catnip/?reviews=sections#respond'],
  ['a contact form', '/contact/'],
  ['a contact form with every kind of field', '/contact/dat-lich/'],
  ['a contact form from a page cache', '/contact/dat-lich/?cached=1'],
] as const) {
  test(`${what}, on a wide screen and on a phone: nothing moves by itself when it wakes`, async ({ context }) => {
    expect(await layoutShiftsByWidth(context, address, bar)).toEqual(nothing)
  })
}

for (const width of [1280, 390]) {
  test(`the sticky bar, ${width} px wide: nothing else moves when it comes and goes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWhole(page, '/san-pham/goi-catnip/')
    const shifts = layoutShifts(page, bar)
    const stuck = page.locator(`${bar}--active`)
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(stuck).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(stuck).toHaveCount(0)
    expect(await shifts).toEqual([])
  })
}
