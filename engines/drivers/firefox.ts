import { launch } from 'puppeteer-core'
import type { Browser } from './driver'
import { browserOver } from './puppeteer'

/** Fine pointer and hover, in the bits of Firefox's preferences: without a screen it takes itself to have neither. */
const MOUSE = 6

/** Starts Firefox, which is steered over WebDriver BiDi. @param executablePath where it is. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const extraPrefsFirefox = { 'ui.primaryPointerCapabilities': MOUSE, 'ui.allPointerCapabilities': MOUSE }
  return browserOver(await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox }))
}
