/**
 * The calls themselves, as inline scripts and handlers write them (contract 0.5), and the theme's files that make them: its infinite scroll,
 * its Relay, what it has for WP Rocket, and the smaller extensions.
 */
const CALLS =
  /\bFlatsome\.\w|[mM]agnificPopup|scroll_to_notices|\bcookie\(|extensions\/flatsome-|flatsome-(?:infinite-|relay|wp-rocket)/

/** A script's tag with all that it says. Some optimisers put what was inline into the address (`src="data:…;base64,…"`). */
function textOf({ src, outerHTML }: HTMLScriptElement): string {
  const [, coded] = src.split(';base64,')
  try {
    if (coded) return atob(coded)
  } catch {
    // Nobody can read that address.
  }
  return outerHTML
}

/** Does anything on the page make the theme's calls? Other files cannot be read: for those a mark says it. */
export function mentionsThemeApi(): boolean {
  return (
    !!document.querySelector('[data-island="theme-api"]') ||
    [...document.scripts].some((script) => CALLS.test(textOf(script))) ||
    [...document.querySelectorAll('[onclick]')].some((element) => CALLS.test(element.getAttribute('onclick') ?? ''))
  )
}
