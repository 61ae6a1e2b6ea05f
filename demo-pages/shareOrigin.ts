import type { PageContext } from './context'

/** @returns what stands before addresses that others shall open; `''` on a page that was written before anybody knew where it is served. */
export function shareOrigin({ url, serviceWorker }: PageContext): string {
  return serviceWorker === 'awaited' ? '' : url.origin
}
