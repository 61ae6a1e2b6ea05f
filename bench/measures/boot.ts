import type { Side } from '../harness/scripts'
import { atMost, ms, type Section, times } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import { bootSide } from '../harness/steps'
import type { Workbench } from '../harness/workbench'
import type { BootTimes } from '../inPage/boot'

const sizes = [24, 1000, 5000] as const
const sides = ['vanilla', 'ours', 'jquery', 'preactPerCard'] as const
const cases = sizes.flatMap((cards) => sides.map((side) => ({ side, cards })))
type Case = (typeof cases)[number]

/** How long each side takes, on pages of three sizes, until what the shopper can touch is live. */
export async function measureBoot({ runs, server, visit }: Workbench): Promise<Section> {
  let callsAtBoot = 0
  const results = await alternately<Case, BootTimes>(cases, runs, ({ side, cards }) =>
    visit(`/?cards=${cards}`, async ({ page, slowDown }) => {
      await slowDown()
      const booted = await bootSide(page, side)
      if (side === 'ours') callsAtBoot += server.calls.length
      return booted
    }),
  )
  const at = (side: Side, cards: number, figure: (times: BootTimes) => number = ({ live }) => live) => {
    const one = cases.find((one) => one.side === side && one.cards === cards)
    return one ? medianOf(results, one, figure) : Number.NaN
  }
  const cartShown = ({ cartShown }: BootTimes) => cartShown ?? Number.NaN
  const slowest = Math.max(...sizes.map((cards) => at('ours', cards)))
  const growth = at('ours', 5000) / at('ours', 24)
  const behind = sizes.map((cards) => ({
    factor: at('ours', cards) / at('vanilla', cards),
    more: at('ours', cards) - at('vanilla', cards),
  }))
  const isNearLimit = behind.every(({ factor, more }) => factor <= 1.5 || more <= 3)
  return {
    title: 'Boot',
    method:
      'The parsed page gets the side as a module. Time from its first statement until what the shopper can touch is live; in brackets, against ours. “Cart shown”: until the browser’s valid copy of the cart stands on the page, chunks and frames included.',
    columns: ['cards', ...sides, 'cart shown: ours', 'cart shown: jquery'],
    rows: sizes.map((cards) => [
      String(cards),
      ...sides.map((side) => `${ms(at(side, cards))} (${times(at(side, cards) / at('ours', cards))})`),
      ms(at('ours', cards, cartShown)),
      ms(at('jquery', cards, cartShown)),
    ]),
    goals: [
      atMost('boot at most 12 ms at every size', slowest, 12, ms),
      atMost('5,000 cards within 1.15× of 24', growth, 1.15, times),
      {
        text: 'within 1.5× or 3 ms of vanilla delegation',
        isMet: isNearLimit,
        figure: behind.map(({ factor, more }) => `${times(factor)} (+${ms(more)})`).join(', '),
      },
      atMost('no request at boot with a valid copy of the cart', callsAtBoot, 0, String),
    ],
    charts: sizes.map((cards) => ({
      title: `Boot, ${cards.toLocaleString('en')} cards`,
      unit: 'ms',
      bars: sides.map((side) => ({ label: side, value: at(side, cards) })),
    })),
  }
}
