/** Calls back once the page has loaded, with all scripts that the theme's own widgets may be in; at once where it has. */
export function whenLoaded(call: () => void): void {
  if (document.readyState === 'complete') call()
  else addEventListener('load', () => setTimeout(call), { once: true })
}
