import type { Page } from '@playwright/test'

/**
 * Changes what the shop answers, as a theme, another plugin or an optimiser does on the server.
 *
 * @param address of the answers, as `page.route` takes it.
 * @param change gets the text of an answer, and gives the one that the page gets.
 */
export async function changeAnswers(
  page: Page,
  address: Parameters<Page['route']>[0],
  change: (text: string) => string,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}
