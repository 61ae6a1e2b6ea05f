import { atMost, ms, type Section } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import { bootSide, clickNow } from '../harness/steps'
import type { Visit, Workbench } from '../harness/workbench'
import type { ChangeTimes } from '../inPage/interactions'

const sizes = [24, 1000] as const
const sides = ['ours', 'vanilla'] as const
const cases = sizes.flatMap((places) => sides.map((side) => ({ side, places })))
type Case = (typeof cases)[number]

/** The first change mounts the widget; the second finds it there. The numbers of pieces differ from each other and from the page's 4. */
interface Changes {
  first: ChangeTimes
  second: ChangeTimes
}

async function change({ page }: Visit, isByHand: boolean, pieces: number): Promise<ChangeTimes> {
  await page.evaluate(({ isByHand, pieces }) => window.bench.armChange(isByHand, pieces), { isByHand, pieces })
  await clickNow(page, page.locator('#change'))
  return (await page.evaluate(() => window.bench.outcome())) as ChangeTimes
}

/** One change of the cart's state that many places of a page show. */
export async function measurePlaces({ runs, visit }: Workbench): Promise<Section> {
  const results = await alternately<Case, Changes>(cases, runs, ({ side, places }) =>
    visit(`/?cards=${places}&counts`, async (opened) => {
      const { page, slowDown } = opened
      const isByHand = side === 'vanilla'
      await bootSide(page, isByHand ? 'bare' : 'ours')
      await page.evaluate(() => window.bench.isQuiet())
      await slowDown()
      return { first: await change(opened, isByHand, 7), second: await change(opened, isByHand, 9) }
    }),
  )
  const of = (one: Case, figure: (changes: Changes) => number) => medianOf(results, one, figure)
  const interaction = ({ first, second }: Changes) => Math.max(first.interaction, second.interaction)
  const shown = (latency: number) => (latency === 0 ? 'under 16 ms' : ms(latency))
  const worst = (places: number) => {
    const ours = cases.find((one) => one.places === places && one.side === 'ours')
    return ours ? of(ours, interaction) : Number.NaN
  }
  return {
    title: 'One change that many places show',
    method:
      'A click changes the number of pieces in the cart, which every card shows. The first change mounts our widget. Vanilla writes into all places at once, in the click. Interaction: touch to next paint by the browser’s Event Timing, the longer of the two clicks.',
    columns: [
      'places',
      'side',
      'first: in view',
      'first: everywhere',
      'then: in view',
      'then: everywhere',
      'interaction',
    ],
    rows: cases.map((one) => [
      one.places.toLocaleString('en'),
      one.side,
      ms(of(one, ({ first }) => first.inView)),
      ms(of(one, ({ first }) => first.everywhere)),
      ms(of(one, ({ second }) => second.inView)),
      ms(of(one, ({ second }) => second.everywhere)),
      shown(of(one, interaction)),
    ]),
    goals: [
      atMost('interaction latency at most 80 ms at 1,000 places', worst(1000), 80, shown),
      atMost('interaction latency at most 32 ms at 24 places', worst(24), 32, shown),
    ],
    charts: [
      {
        title: '1,000 places: touch to next paint',
        unit: 'ms',
        bars: cases
          .filter(({ places }) => places === 1000)
          .map((one) => ({ label: one.side, value: of(one, interaction) })),
      },
    ],
  }
}
