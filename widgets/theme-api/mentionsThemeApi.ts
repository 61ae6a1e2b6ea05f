/**
 * Matches the calls in inline scripts and handlers (contract 0.5), and the addresses of the theme's files that use them: infinite scroll,
 * paging without a page load, Relay, its WP Rocket support, and smaller extensions.
 */
const CALLS =
  /\bFlatsome\.\w|[mM]agnificPopup|scroll_to_notices|(?:jQuery|\$)\.scrollTo\(|\bcookie\(|extensions\/flatsome-|flatsome-(?:infinite-|pjax|relay|wp-rocket)/

/** A script's tag with its text. Some optimisers move inline scripts into the address (`src="data:…;base64,…"`). */
function textOf({ src, outerHTML }: HTMLScriptElement): string {
  const [, coded] = src.split(';base64,')
  try {
    if (coded) return atob(coded)
  } catch {
    // An address that cannot be decoded is ignored.
  }
  return outerHTML
}

/** Does anything on the page use the theme's calls? Other script files cannot be read: for those there is an attribute that tells it. */
export function mentionsThemeApi(): boolean {
  return (
    !!document.querySelector('[data-island="theme-api"]') ||
    [...document.scripts].some((script) => CALLS.test(textOf(script))) ||
    [...document.querySelectorAll('[onclick]')].some((element) => CALLS.test(element.getAttribute('onclick') ?? ''))
  )
}
