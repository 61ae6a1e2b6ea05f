import { vi } from 'vitest'
import {
  type AttributionSettings,
  defaultAttributionSettings,
} from '../../../../widgets/attribution/attributionSettings'
import { decodeText, type TrackerRecords } from '../../../../widgets/attribution/tracker/records'
import { trackVisits } from '../../../../widgets/attribution/tracker/tracker'

/** The moment at which the contract's examples begin. */
const START = '2026-01-15T10:20:30Z'
export const SHOP = 'https://shop.example.com'
export const AGENT = 'UA/1'

/** The settings that the shop prints (contract 9.3). */
const shopSettings: AttributionSettings = { ...defaultAttributionSettings, attributionLifetime: 0.00001 }

/** One cookie as the browser keeps it. */
export interface KeptCookie {
  name: string
  value: string
  /** Without the dot; empty for a cookie of one host. */
  domain: string
  /** As it was written; empty for a cookie of the browser session. */
  expires: string
}

/** One page view. */
export interface Step {
  page: string
  from?: string
  /** Minutes since the browser was opened. */
  at?: number
  /** Cookies that are deleted before, without `sbjs_`. */
  lost?: readonly string[]
  settings?: Partial<AttributionSettings>
}

/** A browser's cookies, and its clock. It does with cookies what real ones do: domains, expiry, the longest size. */
export class FakeBrowser {
  /** Every line that was handed to `document.cookie`. */
  readonly lines: string[] = []
  keepsCookies = true
  kept: KeptCookie[] = []
  address: URL = new URL(SHOP)
  referrer = ''

  now(): number {
    return Date.now()
  }

  get cookie(): string {
    const isAlive = ({ expires }: KeptCookie) => !expires || Date.parse(expires) > this.now()
    const isSeen = ({ domain }: KeptCookie) => !domain || `.${this.address.hostname}`.endsWith(`.${domain}`)
    const seen = this.kept.filter((cookie) => isAlive(cookie) && isSeen(cookie))
    return seen.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  set cookie(line: string) {
    this.lines.push(line)
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const read = (name: string) => attributes.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
    const domain = read('domain').replace(/^\./, '')
    const expires = read('expires')
    const name = pair.split('=', 1)[0] ?? ''
    const isOwn = !domain || (domain.includes('.') && `.${this.address.hostname}`.endsWith(`.${domain}`))
    if (!this.keepsCookies || !isOwn || pair.length > 4096) return
    const value = pair.slice(name.length + 1)
    const known = this.kept.find((cookie) => cookie.name === name && cookie.domain === domain)
    if (expires && Date.parse(expires) <= this.now()) this.kept = this.kept.filter((cookie) => cookie !== known)
    else if (known) Object.assign(known, { value, expires })
    else this.kept.push({ name, value, domain, expires })
  }

  /** A cookie's text, decoded once. */
  text(name: string): string | undefined {
    const found = this.kept.find((cookie) => cookie.name === `sbjs_${name}`)
    return found && decodeText(found.value)
  }

  /** Opens a page, without running anything on it. */
  open({ page, from = '', at = 0, lost = [] }: Step): void {
    vi.setSystemTime(Date.parse(START) + at * 60_000)
    this.address = new URL(page)
    this.referrer = from
    this.kept = this.kept.filter(({ name }) => !lost.includes(name.replace('sbjs_', '')))
  }

  /** Opens a page and lets our tracker record it. */
  visit(step: Step): TrackerRecords {
    this.open(step)
    vi.stubGlobal('document', this)
    vi.stubGlobal('location', this.address)
    vi.stubGlobal('navigator', { userAgent: AGENT })
    return trackVisits({ ...shopSettings, ...step.settings }, [
      { address: this.address.href, referrer: this.referrer },
    ]) as TrackerRecords
  }

  /** What messages to the theme author are raised on. */
  dispatchEvent(): boolean {
    return true
  }
}

/** A new visitor's browser. Its clock stands at the contract's moment, until a page is opened later. */
export function openBrowser(): FakeBrowser {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(START))
  return new FakeBrowser()
}

/** What is known of a new visitor after some page views. */
export function visitAll(...steps: Step[]): { browser: FakeBrowser; records: TrackerRecords } {
  const browser = openBrowser()
  const seen = steps.map((step) => browser.visit(step))
  const records = seen.at(-1)
  if (!records) throw new Error('no page was visited')
  return { browser, records }
}
