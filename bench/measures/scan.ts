import { atMost, ms, type Section } from '../harness/section'
import { median } from '../harness/statistics'
import { bootSide } from '../harness/steps'
import type { Workbench } from '../harness/workbench'

/** Makes a page of just over 15,000 elements. */
const CARDS = 940

/** How much idle time our script spends on looking for the hosts that no touch wakes. */
export async function measureScan({ runs, visit }: Workbench): Promise<Section> {
  const scans: { elements: number; total: number; longest: number }[] = []
  for (let run = 0; run < runs; run++) {
    const scan = await visit(`/?cards=${CARDS}`, async ({ page, slowDown }) => {
      await slowDown()
      await bootSide(page, 'ours')
      await page.evaluate(() => window.bench.isQuiet())
      return page.evaluate(() => ({
        ...window.bench.countIdleWork(),
        elements: document.querySelectorAll('*').length,
      }))
    })
    scans.push(scan)
  }
  const total = median(scans.map((scan) => scan.total))
  const longest = median(scans.map((scan) => scan.longest))
  return {
    title: 'The scan in idle time',
    method: 'Every idle callback from boot to rest is timed; nothing else on the page asks for any.',
    columns: ['elements', 'all idle work', 'longest piece'],
    rows: [[median(scans.map(({ elements }) => elements)).toLocaleString('en'), ms(total), ms(longest)]],
    goals: [
      atMost('the scan at most 40 ms over 15,000 elements', total, 40, ms),
      atMost('no piece longer than 5 ms', longest, 5, ms),
    ],
    charts: [],
  }
}
