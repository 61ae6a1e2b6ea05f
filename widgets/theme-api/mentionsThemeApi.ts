/** The calls themselves, as inline scripts and handlers write them (contract 0.5). */
const CALLS = /\bFlatsome\.\w|[mM]agnificPopup|scroll_to_notices|\bcookie\(/

/** Does anything on the page make the theme's calls? Scripts of other files cannot be read: for those a mark says it. */
export function mentionsThemeApi(): boolean {
  return (
    !!document.querySelector('[data-island="theme-api"]') ||
    [...document.scripts].some(({ src, text }) => !src && CALLS.test(text)) ||
    [...document.querySelectorAll('[onclick]')].some((element) => CALLS.test(element.getAttribute('onclick') ?? ''))
  )
}
