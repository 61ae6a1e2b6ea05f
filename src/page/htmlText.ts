import { parseHtml } from './trustedHtml'

/** The words in server HTML, without spaces around them: entities are decoded, tags left out. */
export function wordsIn(html: string): string {
  return (parseHtml(html).textContent ?? '').trim()
}

/**
 * The words in an element of the page, without spaces around them, and without what it holds for browsers without script: lazy loaders put
 * the HTML of a picture there, which is text to the browser.
 */
export function wordsOf(element: Element): string {
  const held = [...element.querySelectorAll('noscript')]
  return held.reduce((words, { textContent }) => words.replace(textContent, ''), element.textContent).trim()
}

/**
 * Has an element a name for screen readers: words, an `aria-label` of its own or in it, or a picture with an `alt`? A title alone does not
 * count, nor does an icon.
 *
 * @param label the `aria-label` that the server has given it; the attribute itself may hold one of ours.
 */
export function hasName(element: Element, label: string | null): boolean {
  return !!(wordsOf(element) || label || element.querySelector('[aria-label],img[alt]:not([alt=""])'))
}

/**
 * Text with its entities decoded: servers encode some values once more than their neighbours (contract 5.4, 10), so that `Oak &amp; Ash`
 * stands for `Oak & Ash`. What looks like a tag stays text.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? (parseHtml(text.replaceAll('<', '&lt;')).textContent ?? '') : text
}
