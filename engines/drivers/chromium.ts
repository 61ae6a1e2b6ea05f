import { launch } from 'puppeteer-core'
import { browserOptions } from '../../fixtures/browser'
import type { Browser } from './driver'
import { browserOver } from './puppeteer'

/** Fine pointer and hover, in Chromium's own numbers: without a screen it takes itself to have neither. */
const MOUSE = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Starts the Chromium of the end-to-end tests. */
export async function startChromium(): Promise<Browser> {
  const { executablePath = '', args = [] } = await browserOptions()
  return browserOver(await launch({ browser: 'chrome', executablePath, args: [...args, MOUSE], headless: 'shell' }))
}
