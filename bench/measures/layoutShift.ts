import { siteMap } from '../../demo-pages/siteMap'
import { startShop } from '../../fixtures/shop/node'
import { atMost, type Section } from '../harness/section'
import type { Visit, Workbench } from '../harness/workbench'

const widths = [1280, 390] as const
/** Milliseconds that a page is watched after each step of a visit. */
const WATCHED = 700
/** Pixels by which the visitor scrolls. */
const STEP = 600
/** Steps after which a long page has been seen. */
const MOST_STEPS = 12
/** Visits at a time: nothing here is a matter of time. */
const VISITORS = 3

function score(value: number): string {
  return value.toFixed(4)
}

/** A visit: the page comes to rest, is touched for the first time, is read to its end, and shows the cart. */
async function lookAround({ page }: Visit): Promise<void> {
  await page.waitForTimeout(WATCHED)
  await page.mouse.click(2, 2)
  await page.waitForTimeout(WATCHED)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let step = 0; step < Math.min(height / STEP, MOST_STEPS); step += 1) {
    await page.mouse.wheel(0, STEP)
    await page.waitForTimeout(WATCHED / 5)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() =>
    document.body.dispatchEvent(new CustomEvent('shop-islands:open-mini-cart', { bubbles: true })),
  )
  await page.waitForTimeout(WATCHED)
}

/** Whether anything moves by itself on any page of the demo shop, over a whole visit, because our script came. */
export async function measureLayoutShift({ server, visit }: Workbench): Promise<Section> {
  const shop = await startShop()
  const shiftOn = (path: string, width: number, script: string) =>
    visit('about:blank', async (opened) => {
      const { page } = opened
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${shop.url}${path}?script=${script}`)
      await lookAround(opened)
      // The browser keeps the shifts for observers that come late.
      await page.addScriptTag({ url: `${server.url}/bench/inPage.js` })
      await page.evaluate(() => window.bench.isQuiet())
      return page.evaluate(() => window.bench.observations().layoutShift)
    })
  const rows: { path: string; width: number; ours: number; bare: number }[] = []
  const visits = siteMap.flatMap(({ path }) => widths.map((width) => ({ path, width })))
  const takeVisits = async () => {
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { path, width } = next
      const ours = await shiftOn(path, width, 'module')
      if (ours > 0) rows.push({ path, width, ours, bare: await shiftOn(path, width, 'none') })
    }
  }
  try {
    await Promise.all(Array.from({ length: VISITORS }, takeVisits))
  } finally {
    await shop.close()
  }
  const most = Math.max(0, ...rows.map(({ ours, bare }) => ours - bare))
  return {
    title: 'Layout shift',
    method: `The sum of the layout shifts of a whole visit to each of the ${siteMap.length} pages of the demo shop, 1280 and 390 px wide: loaded, touched, scrolled to its end, the mini-cart opened. The pages on which something moved, and how much moves there without our script.`,
    columns: ['page', 'width', 'ours', 'without script'],
    rows: rows.map(({ path, width, ours, bare }) => [path, `${width} px`, score(ours), score(bare)]),
    goals: [atMost('layout shift 0 beyond that of the bare page', most, 0, score)],
    charts: [],
  }
}
