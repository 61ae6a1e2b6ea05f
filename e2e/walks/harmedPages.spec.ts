import { expect, test } from '../support/test'
import { harmPage, makeHarmedVisits, useAll } from './harm'
import { COUNT, SEED } from './seed'

/**
 * What the author is told of hooks and settings that are wrong, and what the browser says of files, calls and texts that a field does not
 * take. No widget fails.
 */
const told = [
  /^shop-islands: (?!A widget failed)/,
  /Failed to load resource|net::ERR_/,
  /specified value .* (cannot be parsed|does not conform)/,
]

test.describe('pages whose markup is damaged at random, and changed while they are used', () => {
  test.use({ consoleMessages: { parting: told } })

  for (const [index, { address, harms, uses }] of makeHarmedVisits(COUNT, SEED).entries())
    test(`page ${index + 1} of seed ${SEED}, ${address}: whatever is used, nothing is thrown, and the page does not freeze`, async ({
      page,
    }, testInfo) => {
      await testInfo.attach('what was done', { body: JSON.stringify({ harms, uses }, null, 1) })
      await page.addInitScript(harmPage, harms)
      await page.goto(address)
      // What leads elsewhere by itself, as an add may, leads nowhere.
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
      )
      await page.evaluate(useAll, uses)
      expect(await page.evaluate(() => document.readyState)).toBe('complete')
    })
})
