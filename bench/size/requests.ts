import type { Page } from 'playwright'

/** Milliseconds without a request that count as rest. */
export const REST = 150

/** Follows the requests of a page. */
export interface Watch {
  /** The files of the build that were asked for since `take` was called last. */
  take(): Set<string>
  /** Resolves when the page has come to rest. */
  rest(): Promise<void>
}

/** @param page whose requests are followed from now on. */
export function watchRequests(page: Page): Watch {
  let files = new Set<string>()
  let running = 0
  let lastChange = Date.now()
  const onEnd = () => {
    running--
    lastChange = Date.now()
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  page.on('request', (request) => {
    running++
    lastChange = Date.now()
    const [, file] = new URL(request.url()).pathname.split('/shop-islands/')
    if (file) files.add(`dist/${file}`)
  })
  return {
    take() {
      const taken = files
      files = new Set()
      return taken
    },
    async rest() {
      lastChange = Date.now()
      while (running > 0 || Date.now() - lastChange < REST) await page.waitForTimeout(REST / 3)
    },
  }
}
