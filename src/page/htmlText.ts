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
 * Text with its entities decoded: servers encode some values once more than their neighbours (contract 5.4, 10), so that `Oak &amp; Ash`
 * stands for `Oak & Ash`. What looks like a tag stays text.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? (parseHtml(text.replaceAll('<', '&lt;')).textContent ?? '') : text
}
