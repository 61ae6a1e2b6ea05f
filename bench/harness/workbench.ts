import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { browserOptions } from '../../fixtures/browser'
import { type BenchServer, startServer } from './server'

/** How many times slower the page's processor is made. */
const SLOWDOWN = 4

/** A page that a measurement has open. */
export interface Visit {
  page: Page
  cdp: CDPSession
  /** Makes the processor slow from now on. */
  slowDown(): Promise<void>
}

/** What every measurement works with. */
export interface Workbench {
  /** How often each side is measured. */
  runs: number
  server: BenchServer
  /**
   * Opens a page as a new visitor and closes it when `use` is done.
   *
   * @param address an absolute address, or a path of the bench's own server.
   * @param isSlow whether the processor is slow from the first byte on; else `use` decides.
   */
  visit<Result>(address: string, use: (visit: Visit) => Promise<Result>, isSlow?: boolean): Promise<Result>
  close(): Promise<void>
}

/** Makes the processor of a page slow from now on. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** @returns the browser of every measurement: Chromium without a window. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserOptions())
}

/** @param runs how often each side is measured. @param dist the folder with the build to measure. */
export async function openWorkbench(runs: number, dist: string): Promise<Workbench> {
  const server = await startServer(dist)
  const browser = await launchBrowser()
  return {
    runs,
    server,
    async visit(address, use, isSlow = false) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      try {
        const page = await context.newPage()
        const cdp = await context.newCDPSession(page)
        if (isSlow) await slowDown(cdp)
        await page.goto(new URL(address, server.url).href, { waitUntil: 'load' })
        return await use({ page, cdp, slowDown: () => slowDown(cdp) })
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
