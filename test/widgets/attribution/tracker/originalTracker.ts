import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { decodeText } from '../../../../widgets/attribution/tracker/records'
import { AGENT, type FakeBrowser, openBrowser, SHOP, type Step } from './fakeBrowser'

interface OriginalTracker {
  init(preferences: object): void
}

/** The library that the shop's tracker was made from; it lacks id, platform, format, tactic, base64 and two of the custom parameters. */
const load = compileFunction(readFileSync('node_modules/sourcebuster/dist/sourcebuster.min.js', 'utf8'), [
  'window',
  'document',
  'navigator',
])

/** Lets the original tracker record the page that a browser has open, with the options that the shop hands to it. */
function visitWithOriginal(browser: FakeBrowser): void {
  const page: { sbjs?: OriginalTracker; location: URL } = { location: browser.address }
  const document = {
    get cookie() {
      return browser.cookie
    },
    set cookie(line: string) {
      browser.cookie = line
    },
    location: browser.address,
    referrer: browser.referrer,
  }
  load(page, document, { userAgent: AGENT })
  page.sbjs?.init({ lifetime: 0.00001, session_length: 30, timezone_offset: '0' })
}

/** One stored cookie, as far as both trackers can agree on it. */
interface ComparedCookie {
  text: string
  domain: string
  expires: string
}

/**
 * A browser's cookies by name, for the comparison. The original knows no id, platform, format and tactic; and it unescapes six characters
 * of a stored address whenever it copies it, which is the same once it is read.
 */
function comparable(browser: FakeBrowser): Record<string, ComparedCookie> {
  return Object.fromEntries(
    browser.kept.map(({ name, value, domain, expires }) => {
      const text = decodeText(value)
        .replace(/\|\|\|id=.*/, '')
        .replace(/%(21|7E|2A|27|28|29)/g, decodeURIComponent)
      return [name, { text, domain, expires }]
    }),
  )
}

/**
 * What both trackers have stored after the same page views in two browsers.
 *
 * @param stored what the browsers have kept before, as cookie lines.
 */
export function compare(
  steps: readonly Step[],
  stored: readonly string[] = [],
): [Record<string, ComparedCookie>, Record<string, ComparedCookie>] {
  const [ours, theirs] = [openBrowser(), openBrowser()]
  for (const browser of [ours, theirs]) {
    browser.open({ page: SHOP })
    for (const line of stored) browser.cookie = line
  }
  for (const step of steps) {
    ours.visit(step)
    theirs.open(step)
    visitWithOriginal(theirs)
  }
  return [comparable(ours), comparable(theirs)]
}
