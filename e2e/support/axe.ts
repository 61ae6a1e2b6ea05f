import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** What axe finds: rule and element, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Without frames in the page nothing has to be gathered in a second one, which takes as long as the rules themselves.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/**
 * Proves, on a wide screen and on a phone, that axe finds nothing in states of pages.
 *
 * @param states by name, each with what opens it.
 */
export function testStates(states: Readonly<Record<string, (page: Page) => Promise<void>>>): void {
  for (const [name, open] of Object.entries(states)) {
    for (const width of [1280, 390]) {
      test(`axe finds nothing in ${name}, ${width} px wide`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await open(page)
        expect(await violations(page)).toEqual([])
      })
    }
  }
}
