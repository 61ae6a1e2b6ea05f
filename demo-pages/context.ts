import type { CartView } from '../fixtures/shop/cart'
import type { Feedback } from '../fixtures/shop/contact/judge'
import type { Session } from '../fixtures/shop/sessions'
import type { Variants } from './variants'

/** Everything a page is rendered from. */
export interface PageContext {
  /** The address asked for, path and query. */
  url: URL
  variants: Variants
  cart: CartView
  session: Readonly<Session>
  /** What was sent to this very page; empty for a GET. */
  fields: URLSearchParams
  /** @returns the cookie of that name, where the browser sent one. */
  cookie(name: string): string | undefined
  /** @returns the nonce for an action of this visitor. */
  nonce(action: string): string
  /** The nonce that inline scripts carry under a strict policy. */
  cspNonce: string | null
  /** The text of `early.js`; `''` where it is not needed or not built. */
  earlyScript: string
  /**
   * Whether the page registers the demo's service worker. `awaited`: our script also waits until that worker controls the page, because a
   * plain file server cannot answer the shop's calls.
   */
  serviceWorker: 'none' | 'registered' | 'awaited'
  /** What became of a contact form sent to this very page, for the form to show. */
  contactFeedback: Feedback | null
}

/** @returns what stands before addresses that leave the page; `''` on a page that was written before anybody knew where it is served. */
export function knownOrigin({ url, serviceWorker }: PageContext): string {
  return serviceWorker === 'awaited' ? '' : url.origin
}
