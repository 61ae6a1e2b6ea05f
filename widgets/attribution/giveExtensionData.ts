// Wraps the block editor's data registry, which does not tell when it or one of its stores is there.

import { report } from '../../src/page/report'
import { onAttributionChange, readAttribution } from './attribution'
import { BLOCK } from './attributionSelectors'

/** The name under which the server looks for the data (source section 3). */
const NAMESPACE = 'woocommerce/order-attribution'
const USUAL_STORE = 'wc/store/checkout'

/**
 * The extension data of the block checkout: what the hidden inputs hold, given to its data store, now and whenever it changes
 * (behaviours checkout.attribution.extension-data, checkout.attribution.both-ways-agree). Store and registry may come late: every script
 * that arrives is a chance that it brought the registry, every change of the registry that the store is there. Once the block has left the
 * page, nothing more is given; nor is anything where the shop does not track.
 *
 * A service: there is one store for the page, and nothing is drawn.
 *
 * @returns a function that ends it.
 */
export function giveExtensionData(): () => void {
  const waiting = new AbortController()
  let unsubscribe: (() => void) | undefined

  const stopWaiting = () => {
    waiting.abort()
    unsubscribe?.()
  }

  const give = () => {
    const block = document.querySelector(BLOCK)
    if (!block) {
      stopWaiting()
      return
    }
    // Without its global the shop has attribution switched off (contract 0.1), or a consent plugin holds it back: it may still come.
    if (!('wc_order_attribution' in window)) return
    const registry = window.wp?.data
    const store = window.wc?.wcBlocksData?.CHECKOUT_STORE_KEY ?? USUAL_STORE
    const actions = registry?.dispatch(store)
    if (!actions) {
      unsubscribe ??= registry?.subscribe(give, store)
      return
    }
    stopWaiting()
    try {
      const setExtensionData = actions.setExtensionData ?? actions.__internalSetExtensionData
      setExtensionData(NAMESPACE, { ...readAttribution() }, true)
    } catch (error) {
      report('extension-data-refused', block, error)
    }
  }

  document.addEventListener('load', give, { capture: true, signal: waiting.signal })
  give()
  const stopListening = onAttributionChange(give)
  return () => {
    stopWaiting()
    stopListening()
  }
}
