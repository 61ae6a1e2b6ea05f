import type { Island } from '../../src/islands/island'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { clearNotices, showFailure } from '../../src/page/notice'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { markBusy } from './busy'
import { REMOVE, TABLE } from './hooks'
import { removeFromQuote } from './quote'
import { quoteSettings } from './quoteSettings'

const ROW = '.cart_item,tr,li'
const MESSAGE = '[data-island="quote-message"],#yith-ywraq-message'
/** Everything that goes with the last item (plugins contract 3.4). */
const LIST = `#yith-ywraq-form,#yith-ywraq-mail-form,.yith-ywraq-mail-form-wrapper,[data-island="quote-mail-form"],${TABLE}`

/** Fetched with the widget: when a removal fails, the network may be too bad to fetch a text. */
const texts = loadText('quote', settings().locale).catch(() => undefined)

/** Puts the keyboard on an element that takes it only from a script. */
function takeFocus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus()
}

/** Takes the row of a remove link away. @returns the remove link from which the keyboard goes on. */
function takeRow(link: HTMLElement, scope: ParentNode): HTMLElement | undefined {
  const links = [...scope.querySelectorAll<HTMLElement>(REMOVE)]
  const index = links.indexOf(link)
  link.closest(ROW)?.remove()
  return links[index + 1] ?? links[index - 1]
}

/** Takes the table and the mail form away, and says that the list is empty (behaviours quote.list.empty-*). */
function showEmpty(scope: ParentNode, text: string): HTMLElement {
  const there = scope.querySelector<HTMLElement>(MESSAGE)
  const message = there ?? document.createElement('div')
  const parts = scope.querySelectorAll(LIST)
  if (!there) parts[0]?.before(message)
  for (const part of parts) part.remove()
  message.textContent = text
  return message
}

/**
 * A link that removes an item from the quote list (behaviours quote.list.remove-*, quote.list.empty-*). The keyboard goes on from the
 * neighbouring row, else from the empty list.
 */
export default function attach({ host, on }: Island): () => void {
  let isRemoving = false

  const remove = async () => {
    clearAnnouncement()
    const list = host.closest('table,ul') ?? host
    clearNotices(list)
    if (!(await removeFromQuote(host))) {
      const { removeFailed } = (await texts) ?? {}
      if (removeFailed) showFailure(list, removeFailed)
      return
    }
    const scope = host.closest('.ywraq-wrapper') ?? document
    const isFocused = host === document.activeElement
    // Before anything is waited for: the table's own refresh may follow, and would take the row, and the focus with it.
    const neighbour = takeRow(host, scope)
    if (isFocused) neighbour?.focus()
    const { removed, emptyList = '' } = (await texts) ?? {}
    if (scope.querySelector(`.cart_item,${REMOVE}`)) {
      announce(removed)
      return
    }
    const text = quoteSettings().quoteEmptyText || emptyList
    const message = showEmpty(scope, text)
    announce(text)
    if (isFocused) takeFocus(message)
  }

  return on('click', async () => {
    if (isRemoving) return
    isRemoving = true
    const free = markBusy(host)
    await remove()
    isRemoving = false
    free()
  })
}
