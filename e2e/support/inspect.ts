import type { Page } from '@playwright/test'

/** One row of `inspect()`: a host, or a definition that has none. */
export interface InspectedRow {
  widget: string
  state: string
  why: string
}

/** The script's API as far as it is asked here; it may not be there yet. */
interface InspectingWindow {
  shopIslands?: { inspect(): Promise<readonly InspectedRow[]> }
}

/** @returns what the script says of its hosts on a page, without the elements themselves; nothing as long as it is not there. */
export function inspect(page: Page): Promise<InspectedRow[]> {
  return page.evaluate(async () => {
    const rows = await (window as unknown as InspectingWindow).shopIslands?.inspect()
    return (rows ?? []).map(({ widget, state, why }) => ({ widget, state, why }))
  })
}
