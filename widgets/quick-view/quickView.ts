import type { Island } from '../../src/islands/island'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { goTo } from '../../src/page/navigation'
import { report } from '../../src/page/report'
import { fetchQuickView } from '../../src/server/quickView'
import { settings } from '../../src/stores/settings'
import { loadProductText } from '../../src/text/product/loadProductText'
import { showQuickView } from './showQuickView'

/** Milliseconds that the shop has for its answer. */
const TIMEOUT = 30_000

/** A quick view on its way: one at a time. */
interface Loading {
  product: string
  link: HTMLElement
  stop(): void
}

let loading: Loading | undefined

/** The page of the product: the link's own address, where it is one, else that of the card around it. */
function productPage(link: HTMLElement): string | undefined {
  const own = link.getAttribute('href') ?? ''
  if (own && !own.startsWith('#')) return own
  return link
    .closest('.product,.box')
    ?.querySelector<HTMLAnchorElement>(
      '.product-title a,.woocommerce-LoopProduct-link,.box-image>:not(.image-tools)>a,.box-image>a',
    )?.href
}

/**
 * Fetches a product and shows it. While it is on its way a second click on the same product does nothing more, another product takes its
 * place, and Esc gives it up. What goes wrong leads to the product's own page (answers: quick view fails).
 */
async function open(link: HTMLElement, product: string): Promise<void> {
  if (loading?.product === product) return
  loading?.stop()
  const stopping = new AbortController()
  const { signal } = stopping
  // The theme's styles draw the waiting on the box of tools around the link (contract 3.4).
  const box = link.parentElement?.parentElement
  const stop = () => {
    stopping.abort()
    box?.classList.remove('processing')
    link.removeAttribute('aria-busy')
    clearAnnouncement()
    loading = undefined
  }
  loading = { product, link, stop }
  box?.classList.add('processing')
  link.setAttribute('aria-busy', 'true')
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  const { ajaxUrl, locale } = settings()
  const text = loadProductText(locale)
  text.then(({ loadingQuickView }) => signal.aborted || announce(loadingQuickView)).catch(() => {})
  try {
    const fetched = await fetchQuickView(product, ajaxUrl, { timeout: TIMEOUT, signal })
    const texts = await text
    if (signal.aborted) return
    stop()
    showQuickView(fetched, product, link, texts)
  } catch (error) {
    if (signal.aborted) return
    stop()
    report('quick-view-failed', link, error)
    goTo(productPage(link))
  }
}

/** A link that shows its product in a lightbox, over the listing (behaviours quick-view.*). */
export default function attach({ host: link, on }: Island): () => void {
  const stopListening = on('click', () => open(link, link.dataset['prod'] ?? ''))
  return () => {
    stopListening()
    if (loading?.link === link) loading.stop()
  }
}
