import { atMost, ms, type Section, times } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import { bootSide } from '../harness/steps'
import type { Workbench } from '../harness/workbench'
import type { MarkTimes } from '../inPage/marks'

const sizes = [24, 1000, 5000] as const
type Size = (typeof sizes)[number]

/** The products in the shopper's list. */
const LISTED = 20
/** The id of the listing's first product. */
const FIRST_ID = 1000

/** The listed products, spread over the page. */
function spread(cards: number): number[] {
  return Array.from({ length: LISTED }, (_, index) => FIRST_ID + Math.floor((index * cards) / LISTED))
}

/** How long the marks of 20 listed products take on pages of three sizes. */
export async function measureMarks({ runs, visit }: Workbench): Promise<Section> {
  const results = await alternately<Size, MarkTimes>(sizes, runs, (cards) =>
    visit(`/?cards=${cards}`, async ({ page, slowDown }) => {
      const kept = spread(cards)
      await page.evaluate((ids) => window.bench.keepWishes(ids), kept)
      await slowDown()
      await bootSide(page, 'ours')
      return page.evaluate((ids) => window.bench.mark(ids), kept)
    }),
  )
  const change = (cards: Size) => medianOf(results, cards, (marks) => marks.change)
  return {
    title: 'Wishlist marks',
    method:
      'Twenty products of the page are in the shopper’s list. “First marks”: from the script’s first statement until the buttons of what the browser kept are marked; the page is gone through once, in idle pieces. “A change”: the list is emptied or filled again; the script’s part, the mean of ten changes.',
    columns: ['cards', 'first marks', 'a change'],
    rows: sizes.map((cards) => [
      cards.toLocaleString('en'),
      ms(medianOf(results, cards, ({ first }) => first)),
      ms(change(cards)),
    ]),
    goals: [
      atMost('20 listed products on 5,000 cards within 1.2× of 24', change(5000) / change(24), 1.2, times),
      atMost('20 listed products on 1,000 cards within 1.2× of 24', change(1000) / change(24), 1.2, times),
    ],
    charts: [
      {
        title: 'Wishlist: 20 marks come or go',
        unit: 'ms',
        bars: sizes.map((cards) => ({ label: `${cards.toLocaleString('en')} cards`, value: change(cards) })),
      },
    ],
  }
}
