import type { Island } from '../../src/islands/island'
import { clearNotices, showFailure } from '../../src/page/notice'
import { addToCart } from '../../src/stores/cart/addToCart'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'

/** Fetched with the widget: when an add fails, the network may be too bad to fetch a text. */
const texts = loadText(settings().locale).catch(() => undefined)

/**
 * A button of a listing that adds its product without leaving the page (behaviours cart.add.*). That an add did not work stands in the
 * page until the next click.
 */
export function attachAddToCart({ host, on }: Island): () => void {
  return on('click', async () => {
    clearNotices(host)
    if ((await addToCart(host)) !== 'failed') return
    const { addFailed } = (await texts) ?? {}
    if (addFailed) showFailure(host, addFailed)
  })
}
