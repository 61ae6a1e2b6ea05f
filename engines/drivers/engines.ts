import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser } from './driver'
import { startChromium, startFirefox } from './puppeteer'
import { startWebKit } from './webkit'

/** A browser engine that the journeys are made in. */
export interface Engine {
  name: string
  /** How Debian and its like install it. */
  install: string
  /** Starts it; null where it is not on this machine. */
  start: (() => Promise<Browser>) | null
}

/** Where a program is, found as a shell finds it; the first of several names. */
function find(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

const firefox = find('firefox', 'firefox-esr')
const webKitDriver = find('WebKitWebDriver')
const screen = find('Xvfb')

/** Every engine; Chromium comes with npm. */
export const engines: readonly Engine[] = [
  { name: 'chromium', install: 'npm install', start: startChromium },
  { name: 'firefox', install: 'apt-get install firefox-esr', start: firefox ? () => startFirefox(firefox) : null },
  {
    name: 'webkit',
    install: 'apt-get install webkit2gtk-driver xvfb',
    start: webKitDriver && screen ? () => startWebKit(webKitDriver, screen) : null,
  },
]
