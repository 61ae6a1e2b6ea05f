import { atMost, ms, type Section, times } from '../harness/section'
import { alternately, median } from '../harness/statistics'
import type { Visit, Workbench } from '../harness/workbench'
import type { ChoiceTimes } from '../inPage/variationPage'

const sides = { ours: '/shop-islands/shop-islands.js', scan: '/bench/scanVariations.js' }
type Side = keyof typeof sides

/** What a shopper chooses one after the other; the third choice leads to a variation, the fourth to another. */
const choices = [
  ['first option', 'attribute_color', 'color-3'],
  ['second option', 'attribute_size', 'size-7'],
  ['third option: variation found', 'attribute_shape', 'shape-2'],
  ['another option: another variation', 'attribute_size', 'size-5'],
] as const

/** Milliseconds of a frame at 60 Hz. */
const FRAME = 16.7

/** What every choice took, and what the form offered after the last. */
interface Outcome {
  taken: ChoiceTimes[]
  state: string
}

async function chooseAll({ page, slowDown }: Visit): Promise<Outcome> {
  await page.evaluate(() => window.variationBench.isAlive())
  await slowDown()
  const taken: ChoiceTimes[] = []
  for (const [, name, value] of choices)
    taken.push(await page.evaluate(({ name, value }) => window.variationBench.choose(name, value), { name, value }))
  return { taken, state: await page.evaluate(() => window.variationBench.formState()) }
}

/** How long a variation form with 3 attributes and 500 variations takes to answer a choice. */
export async function measureVariations({ runs, visit }: Workbench): Promise<Section> {
  const names = Object.keys(sides) as Side[]
  const results = await alternately(names, runs, (side) => visit(`/variations?script=${sides[side]}`, chooseAll))
  const states = new Set(names.flatMap((side) => results.get(side) ?? []).map(({ state }) => state))
  if (states.size !== 1) throw new Error(`the sides offer different options: ${[...states].join('\n')}`)
  const of = (side: Side, at: number, figure: (taken: ChoiceTimes) => number) =>
    median((results.get(side) ?? []).flatMap(({ taken }) => taken.slice(at, at + 1)).map(figure))
  const rows = choices.map(([what], at) => ({
    what,
    ours: of('ours', at, ({ work }) => work),
    scan: of('scan', at, ({ work }) => work),
    frames: names.map((side) => ms(of(side, at, ({ frame }) => frame))),
  }))
  const longest = Math.max(...rows.map(({ ours }) => ours))
  return {
    title: 'A choice in a form with 500 variations',
    method:
      'Three attributes with 10, 10 and 6 options, 500 variations in the page; each choice is the first of its kind on the page. “ours” and “scan”: script and layout, without waiting for the screen; “next frame”: until the frame that shows it begins. The scan goes through all variations for each option and does nothing else: no events, no template, no pictures, no quantity.',
    columns: ['choice', 'ours', 'scan', 'ours : scan', 'next frame: ours', 'next frame: scan'],
    rows: rows.map(({ what, ours, scan, frames }) => [what, ms(ours), ms(scan), times(ours / scan), ...frames]),
    goals: [atMost('a choice answered within one frame', longest, FRAME, ms)],
    charts: [
      {
        title: '500 variations: the slowest choice',
        unit: 'ms',
        bars: [
          { label: 'ours', value: longest },
          { label: 'scan', value: Math.max(...rows.map(({ scan }) => scan)) },
        ],
      },
    ],
  }
}
