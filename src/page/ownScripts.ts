import { isRecord } from './isRecord'
import { report } from './report'

let tag: HTMLElement | null = null

/** Our own script tag, whose `data-*` attributes are settings; `null` where the script came in another way. */
export function ownTag(): HTMLElement | null {
  const selector = 'script[data-shop-islands],script[src*="shop-islands"]'
  // The head first: a search in the whole document visits every element.
  tag ??= document.head.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector)
  return tag
}

/**
 * Reads one of the page's JSON scripts, as `#shop-islands-settings`, also where the JSON was encoded twice. Content that is not a JSON
 * object is reported.
 *
 * @returns the object, or `undefined` where there is none.
 */
export function readJsonScript(
  name: 'settings' | 'defaults' | 'texts' | 'scripts',
): Readonly<Record<string, unknown>> | undefined {
  // Only `<script>` elements count: the HTML of a shopper's comment must not set anything.
  const script = document.querySelector(`script#shop-islands-${name}`)
  const text = script?.textContent
  if (!text?.trim()) return undefined
  try {
    let parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'string') parsed = JSON.parse(parsed)
    if (isRecord(parsed)) return parsed
  } catch {}
  report('settings-not-json', script)
  return undefined
}
