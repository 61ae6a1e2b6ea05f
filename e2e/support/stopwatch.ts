import type { Page } from '@playwright/test'

/**
 * Notes, from now on and to the millisecond of the page's own clock, when each selector matches something for the first time.
 *
 * @param selectors by a name of the test's choosing.
 * @returns a function that reads the times so far, in ms; a name is absent until its selector has matched.
 */
export async function watchTimes<Name extends string>(
  page: Page,
  selectors: Record<Name, string>,
): Promise<() => Promise<Partial<Record<Name, number>>>> {
  const times = await page.evaluateHandle(
    (watched) => {
      const seen: Record<string, number> = {}
      const note = () => {
        for (const [name, selector] of Object.entries(watched)) {
          if (document.querySelector(selector)) seen[name] ??= performance.now()
        }
      }
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
      return seen
    },
    selectors as Record<string, string>,
  )
  return () => times.jsonValue() as Promise<Partial<Record<Name, number>>>
}

/** How long after one moment another came, in ms; NaN while one of them is missing. */
export function between<Name extends string>(times: Partial<Record<Name, number>>, from: Name, to: Name): number {
  return (times[to] ?? Number.NaN) - (times[from] ?? Number.NaN)
}
