import { existsSync, statfsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'
import { browserOptions } from '../../fixtures/browser'

/** Where Linux keeps what processes share in memory; in many containers it has 64 MB, in which a browser crashes. */
const SHARED_MEMORY = '/dev/shm'
/** Bytes that three browsers are sure to get along with. */
const ENOUGH = 1e9

/** The shop's name in tests of where shoppers come from: an address made of numbers takes no cookies for a domain. */
export const SHOP_HOST = 'meo.test'

/**
 * What the browser is to do without. Of several such lists on a command line the last one counts, so what Playwright has in its own that
 * tells in tests stands here, too. Without streaming, a file's code that the process has compiled for another page is taken again.
 */
const SWITCHED_OFF = [
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'HttpsUpgrades',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/**
 * Can what a browser's processes share stay in memory? Playwright has it in files otherwise, which costs a twentieth of the tests' time.
 */
function hasRoomInMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize > ENOUGH
}

/**
 * How the browser of the end-to-end tests is started, with less work for each page: what is as good in the browser's own process is done
 * there, drawing goes in few large pieces, code is compiled once for all pages of a process, and a context's next tab is in the process of
 * the last, for a process takes as much of a test's time to begin as many a test does. A test in which a link opens a tab gets another
 * browser (`hasSeparateTabs`).
 */
export async function testBrowserOptions(): Promise<LaunchOptions> {
  const options = await browserOptions()
  return {
    ...options,
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      ...(options.args ?? []),
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      `--disable-features=${SWITCHED_OFF.join(',')}`,
      // Memory is asked for back with `gc()` (keptContext.ts), which keeps compiled code; code not called for a while stays, too.
      '--js-flags=--expose-gc --no-flush-bytecode',
      '--default-tile-width=1280',
      '--default-tile-height=512',
      '--renderer-process-limit=1',
      // Here for all tests: those with arguments of their own would have browsers of their own, one after the other at the end.
      `--host-resolver-rules=MAP ${SHOP_HOST} 127.0.0.1`,
    ],
  }
}
