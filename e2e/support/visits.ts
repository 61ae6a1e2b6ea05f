import type { BrowserContext, Page } from '@playwright/test'
import { SHOP_HOST } from './testBrowser'

/** An address of the shop under its name. */
export function shopAddress(shopUrl: string, path: string): string {
  const url = new URL(path, shopUrl)
  url.hostname = SHOP_HOST
  return url.href
}

/**
 * Comes to the shop by a link on a page of somebody else, which says its whole address.
 *
 * @param from the address of that page; nobody has to be there.
 * @param to where the link leads.
 */
export async function comeFrom(page: Page, from: string, to: string): Promise<void> {
  const body = `<!doctype html><title>x</title><link rel="icon" href="data:,"><meta name="referrer" content="unsafe-url"><a href="${to}">Meo Meo Shop</a>`
  await page.route(from, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(from)
  await page.getByRole('link', { name: 'Meo Meo Shop' }).click()
  await page.waitForURL(to)
}

/** Comes to the shop by its address. */
export async function comeDirectly(page: Page, to: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(to)
}

/** Half an hour passes: the session is over. */
export async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'sbjs_session' })
}

/** What the tracker has written into one of its cookies, by key (contract 12.1); `null` where there is no such cookie. */
export async function trackerCookie(context: BrowserContext, name: string): Promise<Record<string, string> | null> {
  const cookie = (await context.cookies()).find((candidate) => candidate.name === `sbjs_${name}`)
  if (!cookie) return null
  const pairs = decodeURIComponent(cookie.value).split('|||')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? []
      // What stood in an address is kept as it stood there.
      return [key, decodeURIComponent(value)]
    }),
  )
}
