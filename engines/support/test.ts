import { test as base, expect } from '@playwright/test'
import { DemoShop } from '../../e2e/support/demoShop'
import { startShop } from '../../fixtures/shop/node'
import type { Browser } from '../drivers/driver'
import { engines } from '../drivers/engines'
import { recorderScript } from './recorder'
import { Shopper } from './shopper'

/** What a journey has: the demo shop, and a shopper with a new window in front of it. */
interface Journey {
  shop: DemoShop
  shopper: Shopper
  /** What the console says on the way; anything more or less fails the journey. */
  messages: RegExp[]
}

/** Said by the configuration: in which engine. */
export interface EngineOptions {
  engine: string
}

interface WorkerFixtures extends EngineOptions {
  startedBrowser: Browser
  shopUrl: string
}

/** Playwright's `test` with one of our engines in place of its own browsers. */
export const test = base.extend<Journey, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  startedBrowser: [
    async ({ engine }, use) => {
      const start = engines.find(({ name }) => name === engine)?.start
      if (!start) throw new Error(`${engine} was not found`)
      const browser = await start()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  shopUrl: [
    async ({ engine: _engine }, use) => {
      const shop = await startShop({ firstScript: recorderScript })
      await use(shop.url)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  messages: [[], { option: true }],
  shop: async ({ shopUrl, request }, use) => {
    const shop = new DemoShop(shopUrl, request)
    await shop.reset()
    await use(shop)
  },
  shopper: async ({ startedBrowser, shopUrl, shop: _reset, messages }, use) => {
    const browserWindow = await startedBrowser.openWindow()
    const shopper = new Shopper(browserWindow, shopUrl)
    await use(shopper)
    try {
      await expect(async () => {
        const heard = await shopper.heard()
        expect(heard).toEqual(messages.map((message) => expect.stringMatching(message)))
      }, 'what the console says').toPass()
    } finally {
      await browserWindow.close()
    }
  },
})

export { expect }
