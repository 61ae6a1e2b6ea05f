import type { Page, Request } from '@playwright/test'

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
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    await route.continue()
  })
  return release
}
