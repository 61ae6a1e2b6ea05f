import type { Page } from '@playwright/test'
import { changeAnswers } from './changeAnswers'

/** Changes the HTML of mini-carts wherever the listing and the shop's calls bring some, as a theme or another plugin does on the server. */
export async function changeMiniCarts(page: Page, change: (html: string) => string): Promise<void> {
  await changeAnswers(page, /\/cua-hang\/\?reveal=0$/, change)
  await changeAnswers(page, /wc-ajax=/, (text) => {
    const { fragments, ...answer } = JSON.parse(text)
    const placed = Object.entries<string>(fragments ?? {}).map(([selector, html]) => [selector, change(html)])
    return JSON.stringify({ ...answer, fragments: Object.fromEntries(placed) })
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
