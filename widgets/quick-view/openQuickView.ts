import { answerTeller } from '../../src/bridge/answerTeller'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { goTo } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { atom } from '../../src/stores/atom'
import { settings } from '../../src/stores/settings'
import { productPage } from './productPage'
import { fetchQuickView } from './quickViewCall'

/** Milliseconds that the shop has for its answer. */
const TIMEOUT = 30_000

/** A quick view on its way. */
interface Loading {
  product: string
  link: HTMLElement
  stop(): void
}

/** A quick view that can be seen, or is only just closing. */
export interface ShownQuickView {
  /** Tells it from all others that this page has shown. */
  id: number
  product: string
  /** The link that it was asked for with. */
  link: HTMLElement
  /** The product, as the server wrote it. */
  answer: HTMLElement
  /** Tells other scripts that it was answered; once it can be seen. */
  tellOthers(): void
}

/** The quick view on its way: one at a time. */
let loading: Loading | undefined

/** The quick views that are in the page: one is open, one before it may still be closing. */
export const $shown = atom<readonly ShownQuickView[]>([])

let count = 0

/** Gives up what is on its way for a link. */
export function giveUp(link: HTMLElement): void {
  if (loading?.link === link) loading.stop()
}

/** Forgets a quick view that has closed. */
export function forget(gone: ShownQuickView): void {
  $shown.set($shown.get().filter((shown) => shown !== gone))
}

/**
 * Fetches a product and shows it. While it is on its way, asking for the same product again does nothing more, and another product takes
 * its place. What goes wrong leads to the product's own page (decisions: A quick view that fails).
 *
 * @param saying what is announced to who waits for long.
 * @returns resolves when the product is shown, given up, or its page is opened instead; never rejects.
 */
export async function openQuickView(product: string, link: HTMLElement, saying: string): Promise<void> {
  if (loading?.product === product) return
  loading?.stop()
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => {
    stopping.abort()
    clearAnnouncement()
    loading = undefined
  }
  const { answered, tell: tellOthers } = answerTeller()
  loading = { product, link, stop }
  announce(saying)
  try {
    const answer = await fetchQuickView(product, settings().ajaxUrl, { timeout: TIMEOUT, signal, answered })
    if (signal.aborted) return
    stop()
    count += 1
    $shown.set([...$shown.get(), { id: count, product, link, answer, tellOthers }])
    dispatch('shop-islands:quick-view-changed', {}, document.body)
  } catch (error) {
    if (signal.aborted) return
    stop()
    report('quick-view-failed', link, error)
    goTo(productPage(link))
  }
}
