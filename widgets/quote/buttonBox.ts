import { announce } from '../../src/page/announcer'
import { safeUrl } from '../../src/page/navigation'
import { parseHtml } from '../../src/page/trustedHtml'
import type { QuoteAnswer } from './quoteCalls'
import { quoteSettings } from './quoteSettings'

const WRAPPER = '.yith-ywraq-add-to-quote'

/** The two messages about a button's product, by the names that the plugin gives them (plugins contract 3.4). */
function messageClasses({ dataset: { product_id } }: HTMLElement): [response: string, browse: string] {
  return [`yith_ywraq_add_item_response-${product_id}`, `yith_ywraq_add_item_browse-list-${product_id}`]
}

/** What shows and hides with a button: the plugin's box around it, or the button itself. */
function boxOf(button: HTMLElement): HTMLElement {
  return button.closest<HTMLElement>('.yith-ywraq-add-button') ?? button
}

/**
 * Shows or hides a button with its box, in the classes that the plugin's styles know (plugins contract 3.1).
 *
 * @param className what the box is now: `show`, `hide`, or `addedd` (so spelled) with a product that is in the list.
 */
export function showButton(button: HTMLElement, className: 'show' | 'hide' | 'addedd'): void {
  const box = boxOf(button)
  const isPluginBox = box !== button
  const shown = isPluginBox ? 'block' : ''
  box.style.display = className === 'show' ? shown : 'none'
  if (!isPluginBox) return
  box.classList.remove('show', 'hide', 'addedd')
  box.classList.add(className)
}

/** Takes the messages about a button's product away, those that the server rendered too. */
export function clearMessages(button: HTMLElement): void {
  const place = button.closest(WRAPPER) ?? button.parentElement
  for (const name of messageClasses(button)) {
    for (const message of [...(place?.getElementsByClassName(name) ?? [])]) message.remove()
  }
}

function addMessage(button: HTMLElement, className: string, content: Node): void {
  const message = document.createElement('div')
  message.className = className
  message.append(content)
  const wrapper = button.closest(WRAPPER)
  if (wrapper) wrapper.append(message)
  else button.parentElement?.append(message)
}

/** Shows what the server says about a button's product, in place of what was said before, and speaks it politely. */
export function showMessage(button: HTMLElement, html: string): void {
  const [response] = messageClasses(button)
  const content = parseHtml(html)
  clearMessages(button)
  announce(content.textContent?.trim())
  addMessage(button, `${response} yith_ywraq_add_item_response_message`, content)
}

/**
 * Shows that a button's product is in the list: a message and a link to the list take the place of the button, and of its focus
 * (behaviours quote.add.shows-message-with-browse-link, quote.variation.in-list-*).
 *
 * @param message HTML, for an answer that has none.
 * @param label for an answer that has none.
 */
export function showListed(button: HTMLElement, answer: QuoteAnswer, message: string, label: string): void {
  const isFocused = button === document.activeElement
  const [, browse] = messageClasses(button)
  showMessage(button, answer.message || message)
  showButton(button, 'addedd')
  const url = listUrlOf(answer)
  if (!url) return
  const link = document.createElement('a')
  link.href = url
  link.textContent = parseHtml(answer.browseLabel || label).textContent
  addMessage(button, `${browse} yith_ywraq_add_item_browse_message`, link)
  if (isFocused) link.focus()
}

/** Where the list is: the answer's address wins over the setting's (behaviour quote.add.rqa-url-falls-back-to-setting). */
export function listUrlOf({ listUrl }: QuoteAnswer): string | undefined {
  return safeUrl(listUrl || quoteSettings().quoteListUrl)
}
