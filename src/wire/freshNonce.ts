import { parseHtml } from '../page/trustedHtml'
import { CallError } from './errors'
import { request } from './request'

/** Milliseconds until the fresh page counts as lost. */
const PAGE_TIMEOUT = 10_000
/**
 * The query parameters that name a page where the shop has no pretty permalinks. No others are requested again, because some act, such as
 * `?add-to-cart=12`.
 */
const PAGE_NAMES = ['p', 'page_id', 'product', 'lang']

/** A nonce, and how to find its successor. */
export interface RenewableNonce {
  /** The nonce that the page was served with. */
  nonce: string
  /** Finds the nonce in a freshly fetched copy of this page, whose scripts do not run. `printedNonce` reads the plugins' globals. */
  find(page: ParentNode): string | null | undefined
}

/** A call that carries a nonce. */
export interface NonceCall<Answer> extends RenewableNonce {
  /** Makes the call. */
  send(nonce: string): Promise<Answer>
  /**
   * Was the call refused because of its nonce, so that it certainly did nothing? Gets the answer, or the error with which `send` rejected.
   * Status 403 is a refusal in any case (field notes: Answers).
   */
  isRefused?(outcome: Answer | CallError): boolean
}

/** The new nonce for each one that was refused. */
const renewed = new Map<string, string>()
let fetching: Promise<ParentNode> | undefined

/** Fetches this page past all caches; calls while that is under way share one request. */
function fetchPage(): Promise<ParentNode> {
  const address = new URL(location.pathname, location.href)
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (PAGE_NAMES.includes(name)) address.searchParams.append(name, value)
  }
  // `no-store` bypasses the browser's cache only; a page cache on the server is bypassed by an address that it has never seen.
  address.searchParams.set('shop-islands-fresh', String(Date.now()))
  fetching ??= request('fresh_nonce', address.href, { method: 'GET', headers: {} }, { timeout: PAGE_TIMEOUT })
    .then(parseHtml)
    .finally(() => {
      fetching = undefined
    })
  return fetching
}

/** The nonce to use after a refusal, or `undefined` where the page has no other. */
async function renew({ nonce, find }: RenewableNonce, refused: string): Promise<string | undefined> {
  const known = renewed.get(nonce)
  // Another call was refused at the same time and has fetched the page already.
  if (known && known !== refused) return known
  const fresh = await fetchPage().then(find, () => undefined)
  if (!fresh || fresh === refused) return
  if (nonce) renewed.set(nonce, fresh)
  return fresh
}

/**
 * Makes a call whose nonce may have expired in a page cache (decisions: Refused nonces). A call that is refused for its nonce fetches the
 * page once, takes the fresh nonce from it and is repeated, once; the fresh nonce then serves all later calls of this page view. A call in
 * a queue takes its nonce when it is sent, so call this when its turn has come.
 *
 * @returns what the last `send` returned: the refusal, where there is no other nonce.
 * @throws what the last `send` threw.
 */
export async function withFreshNonce<Answer>(call: NonceCall<Answer>): Promise<Answer> {
  const { nonce, send, isRefused } = call
  const sent = renewed.get(nonce) ?? nonce
  let outcome: Answer | CallError
  try {
    outcome = await send(sent)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    outcome = error
  }
  const isForbidden = outcome instanceof CallError && outcome.reason === 403
  const fresh = isForbidden || isRefused?.(outcome) ? await renew(call, sent) : undefined
  if (fresh) return send(fresh)
  if (outcome instanceof CallError) throw outcome
  return outcome
}

/**
 * Reads a nonce from the inline scripts of a page: from a plugin's global or our settings script, as printed by the server.
 *
 * @param paths each the global and its key, as in `tinvwl_add_to_wishlist.nonce`; a key alone is looked for in every script. The first that
 *   is printed counts.
 */
export function printedNonce(page: ParentNode, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const pattern = new RegExp(`\\b${path.replaceAll('.', '\\b[^]*?\\b')}["']?\\s*:\\s*["']([^"']+)`)
    for (const { textContent } of page.querySelectorAll('script')) {
      const nonce = pattern.exec(textContent ?? '')?.[1]
      if (nonce) return nonce
    }
  }
  return
}
