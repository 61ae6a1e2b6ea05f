import type { AttributionSettings } from '../attributionSettings'
import { withoutWww } from './ownCookies'

/** How a visitor came to a page. */
export interface Arrival {
  /** The page's absolute address. */
  readonly address: string
  /** The address that the visitor came from; empty for none. */
  readonly referrer: string
}

/** A page view, with everything that decides what is recorded. */
export interface Visit extends Arrival {
  readonly userAgent: string
  readonly now: Date
  /** Returns a random number from 0 to below 1. */
  random(): number
  readonly settings: AttributionSettings
}

/** The shop's domain, for which the cookies are set. */
export function shopDomain({ address, settings }: Visit): string {
  return settings.attributionDomain || withoutWww(new URL(address).hostname)
}
