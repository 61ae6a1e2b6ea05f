import { answerNotifier } from '../../src/bridge/answerNotifier'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { noteOvertaking } from '../../src/page/noteOvertaking'
import { untilPageShow } from '../../src/page/pageShow'
import { report } from '../../src/page/report'
import { atom } from '../../src/stores/atom'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'
import { settings } from '../../src/stores/settings'
import { fetchQuickView } from './quickViewCall'

/** Milliseconds until the answer counts as lost. */
const TIMEOUT = 30_000
/** The links from a card to its product (contract 3.2). */
const PRODUCT_LINK = '.product-title a,.woocommerce-LoopProduct-link,.box-image>:not(.image-tools)>a,.box-image>a'

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

/** The page of a quick view's product: the link's own address, if it has one, else that of the card around it. */
function productPage(link: HTMLElement): string | undefined {
  const own = link.getAttribute('href') ?? ''
  if (own && !/^\s*(#|javascript:)/i.test(own)) return own
  return link.closest('.product,.box')?.querySelector<HTMLAnchorElement>(PRODUCT_LINK)?.href
}

/**
 * Fetches a product and shows it. While it is loading, asking for the same product again does nothing, and another product replaces it. A
 * failure leads to the product's own page (decisions: A quick view that fails). Neither comes over a dialog that the shopper has opened
 * meanwhile, or where the one with the link was closed; a dialog that has opened by itself gives way.
 *
 * @param saying the text that is announced if loading takes long.
 * @param fail called where it has failed, and there is no page to open instead.
 * @returns a promise that never rejects. It resolves when the product is shown or cancelled, or has failed, or, where its page is opened
 *   instead, when this page is shown again.
 */
export async function openQuickView(
  product: string,
  link: HTMLElement,
  { saying, fail }: { saying: string; fail(): void },
): Promise<void> {
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
  const isOvertaken = noteOvertaking(link, signal)
  try {
    const answer = await fetchQuickView(product, settings().ajaxUrl, { timeout: TIMEOUT, signal, answered })
    if (signal.aborted) return
    stop()
    if (isOvertaken()) return
    $shown.set([...$shown.get(), { product, link, answer, tellOthers }])
    dispatch('shop-islands:quick-view-changed', {}, document.body)
  } catch (error) {
    if (signal.aborted) return
    report('quick-view-failed', link, error)
    // Until the page has gone, it can be given up.
    const isLeft = await goWhenSettled(productPage(link), () => !signal.aborted && !isOvertaken())
    if (isLeft) await untilPageShow(signal)
    if (signal.aborted) return
    stop()
    if (!isLeft && !isOvertaken()) fail()
  }
}
