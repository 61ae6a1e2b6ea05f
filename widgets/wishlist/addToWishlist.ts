import { emit } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { announce } from '../../src/page/announcer'
import { dispatch } from '../../src/page/events'
import { clearNotices, showFailure } from '../../src/page/notice'
import { report } from '../../src/page/report'
import { settings } from '../../src/stores/settings'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { loadText } from '../../src/text/text'
import { isWaitingForOptions, readProduct } from './buttonProduct'
import { changeWishlist } from './changeWishlist'
import { shownFor, themeButtonOf } from './paintButton'

/** Fetched with the widget: when an add fails, the network may be too bad to fetch a text. */
const texts = loadText('wishlist', settings().locale).catch(() => undefined)

/** Products that are on their way to or from a wishlist: a second click would undo the first. */
const busy = new Set<string>()

/** The plugin's preloader runs on the buttons that want one (contract plugins 2.1). */
function showBusy(button: HTMLElement, isBusy: boolean): void {
  if (button.matches('.ftinvwl-animated')) button.classList.toggle('ftinvwl-pulse', isBusy)
  if (isBusy) button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
}

/** A wishlist button, in a listing or at a product (behaviours wishlist.button.*, wishlist.add.*). */
export default function attach({ host: button, on }: Island): () => void {
  const change = async () => {
    clearNotices(shownFor(button))
    showBusy(button, true)
    try {
      const change = await changeWishlist(button)
      if (change && !change.isSaid) announce((await texts)?.[change.did])
    } catch (error) {
      dispatch('shop-islands:wishlist-failed', { error }, button)
      report('call-failed', button, error)
      const message = (await texts)?.failed
      if (message) showFailure(shownFor(button), message)
    } finally {
      showBusy(button, false)
    }
  }

  const press = async () => {
    emit('tinvwl_add_to_wishlist_button_click', [button])
    const { id, variation } = readProduct(button)
    const key = `${id}:${variation}`
    if (isWaitingForOptions(button))
      alert(wishlistSettings().wishlistMakeSelectionText || ((await texts)?.makeSelection ?? ''))
    else {
      if (busy.has(key)) return
      busy.add(key)
      await change()
      busy.delete(key)
    }
    themeButtonOf(button)?.classList.remove('loading')
  }

  return on('click', press)
}
