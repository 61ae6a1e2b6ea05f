import type { Island } from '../../src/islands/island'
import { clearAnnouncement } from '../../src/page/announcer'
import { goTo } from '../../src/page/navigation'
import { clearNotices, showFailure } from '../../src/page/notice'
import { untilShown } from '../../src/page/shownAgain'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { markBusy } from './busy'
import { clearMessages, listUrlOf, showListed, showMessage } from './buttonBox'
import { formOf } from './productForm'
import { addToQuote } from './quote'
import { quoteSettings } from './quoteSettings'

/** Fetched with the widget: when an add fails, the network may be too bad to fetch a text. */
const texts = loadText('quote', settings().locale).catch(() => undefined)

/** A button that puts its product, with what is chosen in the product's form, on the quote list (behaviours quote.add.*). */
export default function attach({ host, on }: Island): () => void {
  let isAdding = false

  const add = async () => {
    clearAnnouncement()
    clearNotices(host)
    clearMessages(host)
    const answer = await addToQuote(host, formOf(host))
    const { added = '', browse = '', addFailed } = (await texts) ?? {}
    if (!answer?.isListed) {
      if (answer?.message) showMessage(host, answer.message)
      else if (addFailed) showFailure(host, addFailed)
      return
    }
    if (quoteSettings().quoteGoToList) {
      // Whatever else the shopper asked for meanwhile is sent before the page goes.
      await inTurn(async () => {})
      if (goTo(listUrlOf(answer))) return 'left'
    }
    showListed(host, answer, added, browse)
    return
  }

  return on('click', async () => {
    if (isAdding) return
    isAdding = true
    const free = markBusy(host)
    const end = () => {
      isAdding = false
      free()
    }
    // A page that goes stays busy till then, and is fresh if the shopper comes back to this very page.
    if ((await add()) === 'left') await untilShown()
    end()
  })
}
