import type { Side } from '../harness/scripts'
import { atMost, type Section } from '../harness/section'
import { alternately, median } from '../harness/statistics'
import { bootSide } from '../harness/steps'
import type { Visit, Workbench } from '../harness/workbench'

const sides: readonly Side[] = ['bare', 'vanilla', 'ours', 'jquery', 'preactPerCard']
const CARDS = 1000
const HALF = 500

/** The script heap after everything unreachable has gone, in KiB. Twice, because what a finalizer lets go of goes in the second round. */
async function heapOf({ cdp }: Visit): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024
}

/** @returns by what part of itself the heap grows while work is repeated for the second half of a thousand times. */
async function growth({ visit }: Workbench, work: 'swapMany' | 'mountMany'): Promise<number> {
  return visit('/swap', async (opened) => {
    const half = () => opened.page.evaluate(({ work, count }) => window.swapBench[work](count), { work, count: HALF })
    await half()
    const before = await heapOf(opened)
    await half()
    return (await heapOf(opened)) / before - 1
  })
}

function kib(value: number): string {
  return `${value.toFixed(0)} KiB`
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)} %`
}

/** What the sides keep in memory, and whether ours stays flat. */
export async function measureHeap(bench: Workbench): Promise<Section> {
  const { runs, visit } = bench
  const heaps = await alternately(sides, runs, (side) =>
    visit(`/?cards=${CARDS}`, async (opened) => {
      const { page } = opened
      await bootSide(page, side)
      await page.evaluate(() => window.bench.isQuiet())
      return heapOf(opened)
    }),
  )
  const heap = (side: Side) => median(heaps.get(side) ?? [])
  const over = (side: Side) => heap(side) - heap('bare')
  const swaps = await growth(bench, 'swapMany')
  const mounts = await growth(bench, 'mountMany')
  return {
    title: 'Memory',
    method: `Script heap after a garbage collection, at rest after boot on ${CARDS.toLocaleString('en')} cards. Growth: over the last ${HALF} of 1,000 swaps of a 50-row mini-cart, and of 1,000 islands mounted and unmounted.`,
    columns: ['side', 'heap', 'over the bare page'],
    rows: [
      ...sides.map((side) => [side, kib(heap(side)), side === 'bare' ? '–' : kib(over(side))]),
      ['ours, growth over swaps', percent(swaps), '–'],
      ['ours, growth over mounts', percent(mounts), '–'],
    ],
    goals: [
      atMost('heap after boot at most 250 KiB over the bare page', over('ours'), 250, kib),
      { text: 'growth over swaps under 1 %', isMet: swaps < 0.01, figure: percent(swaps) },
      { text: 'growth over mounts under 1 %', isMet: mounts < 0.01, figure: percent(mounts) },
    ],
    charts: [
      {
        title: 'Heap after boot over the bare page, 1,000 cards',
        unit: 'KiB',
        bars: sides.filter((side) => side !== 'bare').map((side) => ({ label: side, value: over(side) })),
      },
    ],
  }
}
