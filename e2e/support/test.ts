import './quickStacks'
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Request } from '@playwright/test'
import { browserOptions } from '../../fixtures/browser'
import { startShop } from '../../fixtures/shop/node'
import { DemoShop } from './demoShop'
import { KeptContext } from './keptContext'

/** The console errors and warnings of a test; anything more or less fails it. */
interface ConsoleMessages {
  /** One entry for each. */
  expected?: RegExp[]
  /** Those that may be seen or not, as when the page is left at that moment. */
  parting?: RegExp[]
}

/** What every end-to-end test has: a demo shop of its worker, and tabs whose consoles are watched. */
interface Fixtures {
  shop: DemoShop
  consoleMessages: ConsoleMessages
  /** Every tab has a process of its own, as a shopper's have: what one of them keeps reaches the others late. */
  hasSeparateTabs: boolean
  /** What `test.use` has asked for; two tests for which it is the same can have the same context. */
  contextWishes: string
}

interface WorkerFixtures {
  shopUrl: string
  keptContext: KeptContext
}

/** Errors and warnings, our own information for the author, and in whatever tone what a strict policy reports. */
function isComplaint(message: ConsoleMessage): boolean {
  const [type, text] = [message.type(), message.text()]
  return (
    ['error', 'warning'].includes(type) ||
    (type === 'info' && text.startsWith('shop-islands: ')) ||
    /content security policy|trusted/i.test(text)
  )
}

/** Waits until everything that the pages have sent so far has come here: what they ask for, and what their consoles say. */
async function hearPages(context: BrowserContext): Promise<void> {
  // A page that closes or leaves at this moment has nothing more to say.
  for (const page of context.pages()) await page.evaluate(() => 0).catch(() => {})
}

/** The files with the words of messages that the pages of a context wait for. */
function watchWords(context: BrowserContext) {
  const underWay = new Set<Request>()
  const begin = (request: Request) => {
    if (/\/author-[\w-]{8}\.js$/.test(request.url())) underWay.add(request)
  }
  const end = (request: Request) => void underWay.delete(request)
  context.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const isAwaited = (request: Request) => !request.frame().page().isClosed()
  return {
    /** Waits until the pages that are open have said all that they were about to say when it was called. */
    async haveCome() {
      await hearPages(context)
      await expect.poll(() => [...underWay].filter(isAwaited).length, 'files with words for the author').toBe(0)
      await hearPages(context)
    },
    stop() {
      context.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    },
  }
}

/**
 * Playwright's `test` over the demo shop. Every test starts with a fresh cart, no faults and an empty call list, in a new tab of a browser
 * that knows nothing of the shop, and fails unless the consoles of all its tabs show exactly the errors and warnings that it expects.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopUrl: [
    async ({ browserName: _browser }, use) => {
      // A page is as much work for the browser as it has pictures: a listing has one for each card, and few tests look at more than three.
      const shop = await startShop({ usualCards: 4, isForTests: true })
      await use(shop.url)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  keptContext: [
    async ({ browser }, use) => {
      const kept = new KeptContext(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shopUrl }, use) => use(shopUrl),
  consoleMessages: [{}, { option: true }],
  hasSeparateTabs: [false, { option: true }],
  contextWishes: (
    {
      acceptDownloads,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) =>
    use(
      JSON.stringify({
        acceptDownloads,
        bypassCSP,
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        extraHTTPHeaders,
        geolocation,
        hasTouch,
        httpCredentials,
        isMobile,
        javaScriptEnabled,
        locale,
        offline,
        permissions,
        serviceWorkers,
        storageState,
        timezoneId,
        userAgent,
        viewport,
      }),
    ),
  context: async (
    {
      playwright,
      keptContext,
      contextWishes,
      hasSeparateTabs,
      shopUrl,
      consoleMessages: { expected = [], parting = [] },
    },
    use,
  ) => {
    const ownBrowser = hasSeparateTabs ? await playwright.chromium.launch(await browserOptions()) : undefined
    const context = await (ownBrowser?.newContext() ?? keptContext.lend(contextWishes))
    const seen: string[] = []
    context.on('console', (message) => {
      if (isComplaint(message)) seen.push(message.text())
    })
    context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
    const words = watchWords(context)
    await use(context)
    // The words of a message are loaded when there is something to say, so they may still be on their way.
    await words.haveCome()
    const compare = () => {
      const missing = [...expected]
      const unexpected = seen.filter((text) => {
        const index = missing.findIndex((candidate) => candidate.test(text))
        if (index >= 0) missing.splice(index, 1)
        return index < 0 && !parting.some((candidate) => candidate.test(text))
      })
      return { unexpected, missing }
    }
    await expect.poll(compare, 'console errors and warnings').toEqual({ unexpected: [], missing: [] })
    // What the page still asks for when the test is over is of no interest to it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    context.removeAllListeners('console')
    context.removeAllListeners('weberror')
    words.stop()
    await (ownBrowser?.close() ?? keptContext.takeBack(shopUrl))
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  shop: [
    async ({ shopUrl, request }, use) => {
      const shop = new DemoShop(shopUrl, request)
      await shop.reset()
      await use(shop)
    },
    { auto: true },
  ],
})

export { expect }
