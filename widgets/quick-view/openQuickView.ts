import { answerNotifier } from '../../src/bridge/answerNotifier'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { atom } from '../../src/stores/atom'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { settings } from '../../src/stores/settings'
import { productPage } from './productPage'
import { fetchQuickView } from './quickViewCall'

/** Milliseconds until the answer counts as lost. */
const TIMEOUT = 30_000

/** A quick view that is loading. */
interface Loading {
  product: string
  link: HTMLElement
  stop(): void
}

/** A quick view that is open or still closing. */
export interface ShownQuickView {
  product: string
  /** The link that opened it. */
  link: HTMLElement
  /** The product, as the server wrote it. */
  answer: HTMLElement
  /** Raises the events of the answered call; to be called once it can be seen. */
  tellOthers(): void
}

/** The quick view that is loading, at most one. */
let loading: Loading | undefined

/** The quick views that are in the page: one is open, one before it may still be closing. */
export const $shown = atom<readonly ShownQuickView[]>([])

/** Cancels the quick view that is loading for a link. @returns was there one? */
export function giveUp(link: HTMLElement): boolean {
  const isGivenUp = loading?.link === link
  if (isGivenUp) loading?.stop()
  return isGivenUp
}

/** Forgets a quick view that has closed. */
export function forget(gone: ShownQuickView): void {
  $shown.set($shown.get().filter((shown) => shown !== gone))
}

/**
 * Fetches a product and shows it. While it is loading, asking for the same product again does nothing, and another product replaces it. A
 * failure leads to the product's own page (decisions: A quick view that fails).
 *
 * @param saying the text that is announced if loading takes long.
 * @returns a promise that resolves when the product is shown, cancelled, or its page is opened instead; it never rejects.
 */
export async function openQuickView(product: string, link: HTMLElement, saying: string): Promise<void> {
  if (loading?.product === product) return
  loading?.stop()
  const takeBack = announce(saying)
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => {
    stopping.abort()
    takeBack()
    clearAnnouncement()
    loading = undefined
  }
  const { answered, tell: tellOthers } = answerNotifier()
  loading = { product, link, stop }
  try {
    const answer = await fetchQuickView(product, settings().ajaxUrl, { timeout: TIMEOUT, signal, answered })
    if (signal.aborted) return
    stop()
    $shown.set([...$shown.get(), { product, link, answer, tellOthers }])
    dispatch('shop-islands:quick-view-changed', {}, document.body)
  } catch (error) {
    if (signal.aborted) return
    report('quick-view-failed', link, error)
    // Until it goes, it can be given up.
    await goWhenSettled(productPage(link), signal)
    if (!signal.aborted) stop()
  }
}
