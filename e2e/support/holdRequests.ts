import type { Page, Request } from '@playwright/test'
import { deferred } from '../../test/support/deferred'

/** Tells the requests whose body has these words in it, as a call's name. */
export const bodyHas =
  (words: string) =>
  (request: Request): boolean =>
    !!request.postData()?.includes(words)

/**
 * Keeps requests from the server until the function that it gives is called.
 *
 * @param address which ones.
 * @param isHeld of these, which; all where it is absent.
 * @returns what lets them go, those that are made later included.
 */
export async function holdRequests(
  page: Page,
  address: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: released, resolve: release } = deferred<void>()
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return release
}
