import { atMost, ms, type Section, times } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import { bootSide, clickNow } from '../harness/steps'
import type { Visit, Workbench } from '../harness/workbench'
import type { TouchTimes } from '../inPage/interactions'

const sizes = [24, 1000] as const
const sides = ['ours', 'jquery'] as const
const cases = sizes.flatMap((cards) => sides.map((side) => ({ side, cards })))
type Case = (typeof cases)[number]

/** How the first and the second add of a visit went. */
interface Adds {
  first: TouchTimes
  second: TouchTimes
}

async function add({ page }: Visit, index: number): Promise<TouchTimes> {
  await page.evaluate(() => window.bench.armTouch())
  await clickNow(page, page.locator('.ajax_add_to_cart').nth(index))
  const times = await page.evaluate(() => window.bench.outcome())
  await page.evaluate(() => window.bench.isQuiet())
  return times as TouchTimes
}

type Results = ReadonlyMap<Case, readonly Adds[]>

const figures: Readonly<Record<string, (adds: Adds) => number>> = {
  'first click to reaction': ({ first }) => first.reaction,
  'first click to finished fragments': ({ first }) => first.finished,
  'second click to finished fragments': ({ second }) => second.finished,
}

/** The latest frame, counted from the click, in which one of our adds was seen. */
function latestFrameOf(results: Results): number {
  const ours = cases.filter(({ side }) => side === 'ours').flatMap((one) => results.get(one) ?? [])
  return Math.max(...ours.flatMap(({ first, second }) => [first.reactionFrame, second.reactionFrame]))
}

/** A row for each size of the page and each figure, with the medians of both sides. */
function rowsOf(results: Results) {
  return sizes.flatMap((cards) =>
    Object.entries(figures).map(([name, figure]) => {
      const [ours, jquery] = cases.filter((one) => one.cards === cards).map((one) => medianOf(results, one, figure))
      return { cards, name, ours: ours ?? Number.NaN, jquery: jquery ?? Number.NaN }
    }),
  )
}

/** How fast a click on an add-to-cart button is seen, and done. */
export async function measureTouch({ runs, visit }: Workbench): Promise<Section> {
  const results = await alternately<Case, Adds>(cases, runs, ({ side, cards }) =>
    visit(`/?cards=${cards}`, async (opened) => {
      const { page, slowDown } = opened
      await bootSide(page, side)
      await page.evaluate(() => window.bench.isQuiet())
      await slowDown()
      return { first: await add(opened, 0), second: await add(opened, 1) }
    }),
  )
  const latestFrame = latestFrameOf(results)
  const rows = rowsOf(results)
  const slowest = (begin: string) =>
    Math.max(
      ...rows
        .filter(({ name }) => name.startsWith(begin) && name.endsWith('fragments'))
        .map(({ ours, jquery }) => ours / jquery),
    )
  return {
    title: 'Add to cart, from click to cart',
    method:
      'A real click by the browser’s input pipeline, without hovering first; the server answers at once. Our first click evaluates its chunks. Times end when the frame with the change has been produced.',
    columns: ['cards', 'measured', 'ours', 'jquery', 'ours : jquery'],
    rows: rows.map(({ cards, name, ours, jquery }) => [
      cards.toLocaleString('en'),
      name,
      ms(ours),
      ms(jquery),
      times(ours / jquery),
    ]),
    goals: [
      {
        text: 'the loading state in the frame after the click',
        isMet: latestFrame === 1,
        figure: `latest: frame ${latestFrame}`,
      },
      atMost('the first click as quick as with jQuery', slowest('first'), 1, times),
      atMost('the next at most 0.9× of that', slowest('second'), 0.9, times),
    ],
    charts: rows
      .filter(({ cards }) => cards === 1000)
      .map(({ name, ours, jquery }) => ({
        title: `1,000 cards: ${name}`,
        unit: 'ms',
        bars: [
          { label: 'ours', value: ours },
          { label: 'jquery', value: jquery },
        ],
      })),
  }
}
