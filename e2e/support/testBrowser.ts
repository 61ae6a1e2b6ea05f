import type { LaunchOptions } from 'playwright'
import { browserOptions } from '../../fixtures/browser'

/** How the browser of the end-to-end tests is started: with as few processes as do the same work, for each costs a test's time to begin. */
export async function testBrowserOptions(): Promise<LaunchOptions> {
  const options = await browserOptions()
  return {
    ...options,
    args: [
      ...(options.args ?? []),
      // The next tab of a context is in the process of the last.
      '--renderer-process-limit=1',
      // What draws, and what speaks with the network, are threads of the browser's own process. Of what is switched on, the last list counts:
      // the other name is Playwright's.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
    ],
    // What processes share is in memory, not in files.
    ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  }
}
