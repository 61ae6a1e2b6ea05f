import { isDrawn } from '../../src/page/drawn'

/** What opens the theme's login: an icon of the header, or of the mobile menu. */
const TOGGLE = '[data-open="#login-form-popup"]'

/**
 * Opens the theme's login where a login has just been refused: the theme prints why into it, and a page without another place for notices
 * would say nothing. A service: it draws nothing, and which of the page's icons is pressed no single one can say.
 */
export function openRefusedLogin(): undefined {
  const toggles = [...document.querySelectorAll<HTMLElement>(TOGGLE)]
  const toggle = toggles.find(isDrawn) ?? toggles[0]
  toggle?.click()
}
