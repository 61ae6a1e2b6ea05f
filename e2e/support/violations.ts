import type { Page } from '@playwright/test'

/**
 * Notes which directives of the page's content policy are violated from the next navigation on.
 *
 * @returns a function that says which were.
 */
export async function recordViolations(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
  })
  return () => page.evaluate(() => (window as { violations?: string[] }).violations)
}
