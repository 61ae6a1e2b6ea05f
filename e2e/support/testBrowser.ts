import type { LaunchOptions } from 'playwright'
import { browserOptions } from '../../fixtures/browser'

/**
 * How the browser of the end-to-end tests is started, with less work for each page: what is as good in the browser's own process is done
 * there, drawing goes in few large pieces, and a context's next tab is in the process of the last, for a process takes as much of a test's
 * time to begin as many a test does. A test in which a link opens a tab gets another browser (`hasSeparateTabs`).
 */
export async function testBrowserOptions(): Promise<LaunchOptions> {
  const options = await browserOptions()
  return {
    ...options,
    args: [
      ...(options.args ?? []),
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      '--default-tile-width=1280',
      '--default-tile-height=512',
      '--renderer-process-limit=1',
    ],
  }
}
