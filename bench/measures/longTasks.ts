import { atMost, ms, type Section } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import type { Workbench } from '../harness/workbench'
import type { Observations } from '../inPage/observe'

/** What counts is whether there is a long task at all, so a few visits do; the largest page takes a quarter of a minute for each. */
const sizes = [
  { cards: 24, visits: 3, allowed: 0 },
  { cards: 1000, visits: 3, allowed: 0 },
  { cards: 5000, visits: 1, allowed: 2 },
]
const sides = ['bare', 'ours'] as const
type PageSide = (typeof sides)[number]

/** How long after its load event a page is watched, in ms. */
const WATCHED = 3000
/** From how many milliseconds on a task is long. */
const LONG = 50

const count = ({ longTasks }: Observations) => longTasks.length
const total = ({ longTasks }: Observations) => longTasks.reduce((sum, { duration }) => sum + duration, 0)

/**
 * Whether our script makes the page unresponsive at any time. Parsing and laying out thousands of cards takes long tasks by itself, so the
 * page without the script stands beside it; the browser's own attribution says which of our functions took part in a long frame.
 */
export async function measureLongTasks({ visit }: Workbench): Promise<Section> {
  const rows: string[][] = []
  const surpluses: number[] = []
  let longest = 0
  for (const { cards, visits } of sizes) {
    const observed = await alternately<PageSide, Observations>(sides, visits, (side) =>
      visit(
        `/?cards=${cards}${side === 'bare' ? '' : '&script'}`,
        async ({ page }) => {
          await page.waitForTimeout(WATCHED)
          return page.evaluate(() => window.bench.observations())
        },
        true,
      ),
    )
    const scripts = (observed.get('ours') ?? []).flatMap(({ ownScripts }) => ownScripts)
    const [own] = scripts.toSorted((first, second) => second.duration - first.duration)
    longest = Math.max(longest, own?.duration ?? 0)
    surpluses.push(medianOf(observed, 'ours', count) - medianOf(observed, 'bare', count))
    for (const side of sides) {
      const call = own ? `${ms(own.duration)}, forced layout ${ms(own.forcedLayout)} (${own.name})` : '–'
      const figures = [String(medianOf(observed, side, count)), ms(medianOf(observed, side, total))]
      rows.push([cards.toLocaleString('en'), side, ...figures, side === 'bare' ? '–' : call])
    }
  }
  return {
    title: 'Long tasks',
    method:
      'From the first byte until 3 s after load, slow from the start; medians of three visits (one at 5,000 cards). “Our longest”: the longest call of a function of ours within a frame over 50 ms, in any visit, with the layout it forced.',
    columns: ['cards', 'page', 'long tasks', 'together', 'our longest'],
    rows,
    goals: [
      {
        text: 'no long task beyond those of the bare page, at 5,000 cards two',
        isMet: sizes.every(({ allowed }, index) => (surpluses[index] ?? 0) <= allowed),
        figure: sizes
          .map(({ cards }, index) => `${cards.toLocaleString('en')} cards: ${surpluses[index]} more`)
          .join(', '),
      },
      atMost('no function of ours runs longer than 50 ms', longest, LONG, ms),
    ],
    charts: [],
  }
}
