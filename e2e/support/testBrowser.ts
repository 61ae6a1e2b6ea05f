import type { LaunchOptions } from 'playwright'
import { browserOptions } from '../../fixtures/browser'

/** What is as good in the browser's own process as in one of its own, and drawing in few large pieces: a sixth of a page's work. */
const FEWER_PROCESSES = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--default-tile-width=1280',
  '--default-tile-height=512',
]

/**
 * How the browser of the end-to-end tests is started: a context's next tab is in the process of the last, for a process takes as much of a
 * test's time to begin as many a test does. A test in which a link opens a tab gets another browser (`hasSeparateTabs`).
 */
export async function testBrowserOptions(): Promise<LaunchOptions> {
  const options = await browserOptions()
  return { ...options, args: [...(options.args ?? []), '--renderer-process-limit=1', ...FEWER_PROCESSES] }
}
