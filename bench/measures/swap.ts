import { atMost, ms, type Section, times } from '../harness/section'
import { alternately, median } from '../harness/statistics'
import type { Workbench } from '../harness/workbench'
import type { SwapBench } from '../inPage/swapPage'
import type { SwapSide } from '../sides/swaps'

const sides: readonly SwapSide[] = [
  'ours',
  'outerHTML',
  'jQuery replaceWith',
  'Idiomorph',
  'Idiomorph with keys as ids',
]
const KINDS = 7

/** Swapping a mini-cart of 50 rows, one row put in front: how long it takes, and what the shopper keeps. */
export async function measureSwap({ runs, visit }: Workbench): Promise<Section> {
  return visit('/swap', async ({ page, slowDown }) => {
    const kept = new Map<SwapSide, Awaited<ReturnType<SwapBench['keptState']>>>()
    const operations = new Map<SwapSide, number>()
    for (const side of sides) {
      kept.set(side, await page.evaluate((side) => window.swapBench.keptState(side), side))
      operations.set(side, await page.evaluate((side) => window.swapBench.operationsOnSame(side), side))
    }
    await slowDown()
    const timed = await alternately(sides, runs, (side) =>
      page.evaluate((side) => window.swapBench.timeSwap(side), side),
    )
    const time = (side: SwapSide) => median(timed.get(side) ?? [])
    return {
      title: 'Swapping a mini-cart of 50 rows',
      method:
        'One row put in front, time with layout and without waiting for frames. State: focus, caret, typed text, changed value, scroll, open details, listeners and islands. “Operations”: DOM changes where the HTML is what stands there.',
      columns: ['side', 'time', 'against outerHTML', 'state kept', 'lost', 'operations on the same HTML'],
      rows: sides.map((side) => [
        side,
        ms(time(side)),
        times(time(side) / time('outerHTML')),
        `${kept.get(side)?.kept.length} of ${KINDS}`,
        kept.get(side)?.lost.join(', ') || '–',
        String(operations.get(side)),
      ]),
      goals: [
        atMost('at most 0.45× the time of outerHTML', time('ours') / time('outerHTML'), 0.45, times),
        {
          text: '7 of 7 kinds of state kept',
          isMet: kept.get('ours')?.kept.length === KINDS,
          figure: String(kept.get('ours')?.kept.length),
        },
        atMost('no DOM operation when nothing changed', operations.get('ours') ?? Number.NaN, 0, String),
      ],
      charts: [
        {
          title: 'Swapping a mini-cart of 50 rows, with layout',
          unit: 'ms',
          bars: sides.map((side) => ({ label: side, value: time(side) })),
        },
        {
          title: 'Kinds of state kept, of 7',
          unit: '',
          bars: sides.map((side) => ({ label: side, value: kept.get(side)?.kept.length ?? 0 })),
        },
      ],
    }
  })
}
