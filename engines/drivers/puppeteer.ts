import { type KeyInput, launch, type Page, type Browser as PuppeteerBrowser } from 'puppeteer-core'
import { browserOptions } from '../../fixtures/browser'
import { type Browser, type BrowserWindow, splitKey, WINDOW_SIZE } from './driver'

/** Goes to an address from within the page: Puppeteer's own way gets lost in Firefox once a page has come back that was kept. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { isLeft: true })
    setTimeout(() => location.assign(to))
  }, address)
  // Who goes on before the load has ended takes its place in the history.
  const isThere = () =>
    page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return !('isLeft' in window) && !!loading && loading.loadEventEnd > 0
    })
  // A question fails where the page goes away meanwhile.
  while (!(await isThere().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * Sets the size of the page. Puppeteer sets an orientation with it, which Firefox ESR 140 does not know; the size has been asked for by
 * then, and is waited for.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error) => {
    if (!`${error}`.includes('setScreenOrientationOverride')) throw error
  })
  await page.waitForFunction((wanted) => innerWidth === wanted, {}, width)
}

/** A page of Puppeteer's as a window. */
function windowOver(page: Page): BrowserWindow {
  return {
    open: (address) => open(page, address),
    // Puppeteer's own types follow a function's arguments in another way than ours.
    ask: (question, ...args) => page.evaluate(question as (...args: unknown[]) => never, ...args),
    moveMouse: (x, y) => page.mouse.move(x, y),
    holdMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    async press(keys) {
      const { key, modifiers } = splitKey(keys)
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput)
      // Its Firefox knows the key by what it writes only.
      await page.keyboard.press((key === 'Space' ? ' ' : key) as KeyInput)
      for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput)
    },
    write: (text) => page.keyboard.type(text),
    resize: (width, height) => resize(page, width, height),
    close: () => page.browserContext().close(),
  }
}

/** A browser that Puppeteer has started, as the journeys see it. */
function browserOver(browser: PuppeteerBrowser): Browser {
  return {
    async openWindow() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await resize(page, WINDOW_SIZE.width, WINDOW_SIZE.height)
      return windowOver(page)
    },
    close: () => browser.close(),
  }
}

/** Fine pointer and hover, in Chromium's own numbers: without a screen it takes itself to have neither. */
const CHROMIUM_MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Starts the Chromium of the end-to-end tests. */
export async function startChromium(): Promise<Browser> {
  const { executablePath = '', args = [] } = await browserOptions()
  return browserOver(
    await launch({ browser: 'chrome', executablePath, args: [...args, CHROMIUM_MOUSE], headless: 'shell' }),
  )
}

/** The same in the bits of Firefox's preferences. */
const FIREFOX_MOUSE = 6

/** Starts Firefox, which is steered over WebDriver BiDi. @param executablePath where it is. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const extraPrefsFirefox = {
    'ui.primaryPointerCapabilities': FIREFOX_MOUSE,
    'ui.allPointerCapabilities': FIREFOX_MOUSE,
  }
  return browserOver(await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox }))
}
