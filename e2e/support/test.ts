import { test as base, type ConsoleMessage, expect } from '@playwright/test'
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

/**
 * Playwright's `test` over the demo shop. Every test starts with a fresh cart, no faults and an empty call list, in a new tab of a browser
 * that knows nothing of the shop, and fails unless the consoles of all its tabs show exactly the errors and warnings that it expects.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shopUrl: [
    async ({ browserName: _browser }, use) => {
      // A page is as much work for the browser as it has pictures: a listing has one for each card, and few tests look at more than three.
      const shop = await startShop({ usualCards: 8, isForTests: true })
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
    await use(context)
    const compare = () => {
      const missing = [...expected]
      const unexpected = seen.filter((text) => {
        const index = missing.findIndex((candidate) => candidate.test(text))
        if (index >= 0) missing.splice(index, 1)
        return index < 0 && !parting.some((candidate) => candidate.test(text))
      })
      return { unexpected, missing }
    }
    // The words of a message are loaded when there is something to say, so they may still be on their way.
    await expect.poll(compare, 'console errors and warnings').toEqual({ unexpected: [], missing: [] })
    // What the page still asks for when the test is over is of no interest to it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    context.removeAllListeners('console')
    context.removeAllListeners('weberror')
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
