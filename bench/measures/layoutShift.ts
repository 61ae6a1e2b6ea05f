import { startShop } from '../../fixtures/shop/node'
import { atMost, type Section } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import type { Workbench } from '../harness/workbench'

const paths = ['/cua-hang/', '/cua-hang/1000/'] as const
const scripts = ['none', 'module'] as const
const cases = paths.flatMap((path) => scripts.map((script) => ({ path, script })))
type Case = (typeof cases)[number]

/** Shifts are no timings: a page either moves or does not. */
const RUNS = 3
/** How long after its load event a page is watched, in ms. */
const WATCHED = 1500

function score(value: number): string {
  return value.toFixed(4)
}

/** Whether anything moves on a listing of the demo shop, in its own theme and at rest, because our script came. */
export async function measureLayoutShift({ server, visit }: Workbench): Promise<Section> {
  const shop = await startShop()
  const results = await alternately<Case, number>(cases, RUNS, ({ path, script }) =>
    visit(`${shop.url}${path}?script=${script}`, async ({ page }) => {
      await page.waitForTimeout(WATCHED)
      // The browser keeps the shifts for observers that come late.
      await page.addScriptTag({ url: `${server.url}/bench/inPage.js` })
      await page.evaluate(() => window.bench.isQuiet())
      return page.evaluate(() => window.bench.observations().layoutShift)
    }),
  ).finally(() => shop.close())
  const shift = (one: Case) => medianOf(results, one, (value) => value)
  const ours = cases.filter(({ script }) => script === 'module')
  return {
    title: 'Layout shift',
    method: 'The sum of all layout shifts on the listings of the demo shop, in its theme, until 1.5 s after load.',
    columns: ['page', 'script', 'layout shift'],
    rows: cases.map((one) => [one.path, one.script === 'none' ? 'none' : 'ours', score(shift(one))]),
    goals: [atMost('layout shift 0', Math.max(...ours.map(shift)), 0, score)],
    charts: [],
  }
}
