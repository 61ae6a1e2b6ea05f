import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { waitForAnimations, waitForFrames } from './onScreen'
import { expect, test } from './test'

/** What may lie outside of all landmarks: what the rule excepts, and tips. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]'
/** What stands for a `WeakMap` in pages that end with their test: it keeps its values in their owners. */
const quickWeakMap = `class {
  #key = Symbol()
  set(owner, value) { owner[this.#key] = value }
  get(owner) { return owner[this.#key] }
  has(owner) { return this.#key in owner }
}`
/**
 * Axe without its comments: less than half of what is sent to each page and read there otherwise. It keeps the parts of every colour
 * in maps whose upkeep is a sixth of its time.
 */
const axeSource = `((WeakMap) => {
${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
})(${quickWeakMap})`

/**
 * Only what breaks a rule is described, and by its HTML: of what keeps the rules nobody reads, and a selector for each element takes as
 * long as many a rule. No style sheet is fetched again. A page in a frame is a page of its own, with landmarks of its own: it is tested
 * under its own address. Axe knows the options of checks here, too; its types do not.
 */
const options = {
  iframes: false,
  preload: false,
  selectors: false,
  resultTypes: ['violations'],
  checks: { region: { options: { regionMatcher } } },
} satisfies axe.RunOptions & Record<'checks', object>

/**
 * What axe finds: rule and element, one line each.
 *
 * @param part where on the page it looks; everywhere where it is absent.
 */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  // What follows a new width, such as a bar that now sticks, moves with the next frames.
  await waitForFrames(page)
  // What is fading in has colours of its own at each moment; what never ends is what it looks like.
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([place, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(place ?? document, how)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    [part, options] as const,
  )
}

/**
 * Proves that axe finds nothing in states of pages, on a wide screen and, without being opened again, on a phone.
 *
 * @param states by name, each with what opens it.
 */
export function testStates(states: Readonly<Record<string, (page: Page) => Promise<void>>>): void {
  for (const [name, open] of Object.entries(states)) {
    test(`axe finds nothing in ${name}, on a wide screen and on a phone`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axeFindings(page), `${width} px`).toEqual([])
      }
    })
  }
}
