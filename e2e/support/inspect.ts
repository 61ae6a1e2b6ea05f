import type { Page } from '@playwright/test'

/** One row of `inspect()`: a host, or a definition that has none. */
export interface InspectedRow {
  widget: string
  state: string
  why: string
}

/** @returns what the script says of its hosts on a page, without the elements themselves; nothing as long as it is not there. */
export function inspect(page: Page): Promise<InspectedRow[]> {
  return page.evaluate(async () => {
    const rows = await window.shopIslands?.inspect()
    return (rows ?? []).map(({ widget, state, why }) => ({ widget, state, why }))
  })
}
