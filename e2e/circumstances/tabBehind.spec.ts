import type { Page } from '@playwright/test'
import { listing } from '../support/shopPage'
import { expect, test } from '../support/test'

/** Makes the next page one of a tab behind. @returns a function that brings the tab to the front. */
async function openBehind(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  })
  return () =>
    page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
    })
}

for (const [what, address, isAsked] of [
  ['for the cart', listing, /get_refreshed_fragments/],
  ['for the table of the quote list', '/request-quote/', /request-quote\/$/],
] as const)
  test(`a page in a tab behind does not ask the shop ${what} before the tab is shown, and asks once then`, async ({
    page,
  }) => {
    const show = await openBehind(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.goto(address)
    // By then the page has fetched the files of what it does by itself.
    await page.waitForLoadState('networkidle')
    expect(posts).toEqual([])
    const answering = page.waitForResponse(
      (response) => response.request().method() === 'POST' && isAsked.test(response.url()),
    )
    await show()
    await answering
    expect(posts.filter((url) => isAsked.test(url))).toHaveLength(1)
  })
