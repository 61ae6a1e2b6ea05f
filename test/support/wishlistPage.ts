import type { SentRequest } from './fakeShop'
import { pass } from './freshPage'
import { startPage } from './startPage'

/** Where the tests' data are kept. */
export const DATA_KEY = 'ti_wishlist_data_0f'

/** Starts the page, with these settings of the plugin, and lets it come to rest. */
export async function startWishlist(given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startPage({ wishlistDataKey: DATA_KEY, wishlistNonce: 'n0nce', ...given })
  // Hosts are looked for when the browser is idle, and what their widgets need is fetched after that.
  await pass(100)
  await pass(100)
}

/** Puts data into the browser, as an earlier page has. */
export function keepData(data: unknown): void {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  localStorage.setItem(DATA_KEY, text)
  sessionStorage.setItem(DATA_KEY, text)
}

/** What the browser keeps, by storage. */
export function keptData(): { local: unknown; session: unknown } {
  const read = (storage: Storage) => JSON.parse(storage.getItem(DATA_KEY) || 'null')
  return { local: read(localStorage), session: read(sessionStorage) }
}

/** The parts of a multipart request, in order; files by their names. */
export function partsOf(request: SentRequest | undefined): Record<string, string> {
  const body = request?.init.body
  if (!(body instanceof FormData)) return {}
  return Object.fromEntries([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}
