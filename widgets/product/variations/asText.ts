import { parseHtml } from '../../../src/page/trustedHtml'

/** A value of a variation as text; the empty string for everything that is neither text nor a number. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Text with its entities decoded: the server encodes some values once more than their neighbours (contract 5.4), so that `Oak &amp; Ash`
 * stands for `Oak & Ash`. Tags stay text.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? (parseHtml(text.replaceAll('<', '&lt;')).textContent ?? '') : text
}
