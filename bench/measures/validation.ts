import { atMost, ms, type Section } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import type { Workbench } from '../harness/workbench'

/** Milliseconds that the check of a field may take: nobody notices it, and no address can hold the page up. */
const GOAL = 1

/** How long the rules of an e-mail field take to judge addresses that are very long, or made to be hard to judge. */
export async function measureValidation({ runs, visit }: Workbench): Promise<Section> {
  return visit('/validation', async ({ page, slowDown }) => {
    const names = await page.evaluate(() => window.validationBench.names)
    await slowDown()
    const results = await alternately(names, runs, (name) =>
      page.evaluate((typed) => window.validationBench.check(typed), name),
    )
    const time = (name: (typeof names)[number]) => medianOf(results, name, (result) => result.time)
    const longest = Math.max(...names.map(time))
    return {
      title: 'An e-mail address is checked',
      method:
        'The rules required, email and maxlength on one field; each value about 10,000 characters long. The mean of 50 checks, which end with what the shopper would be told.',
      columns: ['typed', 'time', 'it says'],
      rows: names.map((name) => [name, ms(time(name)), results.get(name)?.[0]?.says ?? '–']),
      goals: [atMost('any address of 10,000 characters within 1 ms', longest, GOAL, ms)],
      charts: [],
    }
  })
}
