import { onPluginEvent } from '../../src/bridge/pluginEvents'
import { whenIdle } from '../../src/islands/whenIdle'
import { stopAll } from '../../src/page/callbacks'
import { dispatch } from '../../src/page/events'
import { settings } from '../../src/stores/settings'

/**
 * Has the mini-cart shown where another script asks for it, and on a page that the server marks as shown after an add (contract 1.6).
 *
 * @returns a function that stops it.
 */
export function followMiniCartCalls(): () => void {
  const openMiniCart = () => dispatch('shop-islands:open-mini-cart', {}, document.body)
  let isStopped = false
  whenIdle(() => {
    const { miniCartReveal, redirectAfterAdd } = settings()
    if (!isStopped && miniCartReveal && !redirectAfterAdd && document.querySelector('span.added-to-cart'))
      openMiniCart()
  })
  return stopAll(onPluginEvent('flatsome-open-mini-cart', openMiniCart, document), () => {
    isStopped = true
  })
}
