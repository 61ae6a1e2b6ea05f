import type { Page } from '@playwright/test'

/** Changes the HTML of mini-carts wherever the listing and the shop's calls bring some, as a theme or another plugin does on the server. */
export async function changeMiniCarts(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/cua-hang\/\?reveal=0$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await page.route(/wc-ajax=/, async (route) => {
    const response = await route.fetch()
    const { fragments, ...answer } = await response.json()
    const placed = Object.entries<string>(fragments ?? {}).map(([selector, html]) => [selector, change(html)])
    await route.fulfill({ response, json: { ...answer, fragments: Object.fromEntries(placed) } })
  })
}

/** Listens on each page from its start. @returns a function that tells what the page has heard of fragments so far, in order. */
export async function watchFragments(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['shop-islands:before-swap', 'wc_fragments_refreshed', 'wc_fragments_loaded'])
      document.addEventListener(name, () => heard.push(name))
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
