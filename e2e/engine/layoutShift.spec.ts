import type { Page } from '@playwright/test'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'

/** As much of the browser's entry as is needed here. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Everything that moves by itself from the page's first paint until 2 s after its load: how much, what, and from where to where. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent
          return `${name} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            shifts.push([entry.value, ...entry.sources.map(describe)].join('\n'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 2000)
      }),
  )
}

for (const [name, address] of [
  ['the listing', '/cua-hang/'],
  ['a product page', '/san-pham/hat-ca-hoi/'],
] as const) {
  for (const width of [1280, 390]) {
    for (const cart of ['empty', 'filled'] as const) {
      test(`${name}, ${width} px wide, with the cart ${cart}: nothing moves by itself`, async ({ page, shop }) => {
        await page.setViewportSize({ width, height: 900 })
        if (cart === 'filled') await shop.fillCart(page, products.pate.id, products.kibble.id)
        await page.goto(address)
        expect(await layoutShifts(page)).toEqual([])
      })
    }
  }
}
