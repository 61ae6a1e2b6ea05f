/**
 * Calls back once the page has loaded, including all scripts that may define the theme's own widgets; at once where it has loaded already.
 */
export function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') call()
  else addEventListener('load', () => setTimeout(call), { once: true })
}
