import { expect, type Locator, type Page } from '@playwright/test'
import type { InspectedHost } from '../../src/author/inspect'

/** One row of `inspect()`, without its element. */
export type InspectedRow = Pick<InspectedHost, 'widget' | 'state' | 'why'>

/** Has the script come to a page? */
export function isScriptThere(page: Page): Promise<boolean> {
  return page.evaluate(() => 'shopIslands' in window)
}

/** The paths of everything that the page has loaded. */
export function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
}

/** @returns what the script says of its hosts on a page, without the elements themselves; nothing as long as it is not there. */
export function inspect(page: Page): Promise<InspectedRow[]> {
  return page.evaluate(async () => {
    const rows = await window.shopIslands?.inspect()
    return (rows ?? []).map(({ widget, state, why }) => ({ widget, state, why }))
  })
}

/** Waits until a widget of a page is awake: until then its elements work as the server made them. */
export async function untilAwake(page: Page, widget: string): Promise<void> {
  await expect.poll(async () => (await inspect(page)).find((row) => row.widget === widget)?.state).toBe('awake')
}

/** @returns how a widget is on one of its hosts, `undefined` where that is none of them. */
export function stateOn(host: Locator, widget: string): Promise<InspectedHost['state'] | undefined> {
  return host.evaluate(async (element, name) => {
    const rows = await window.shopIslands?.inspect()
    return rows?.find((row) => row.widget === name && row.host === element)?.state
  }, widget)
}
