import { drawnAmong } from '../../src/page/elements'

/** The controls that open the theme's login: an icon in the header, or in the mobile menu. */
const TOGGLE = '[data-open="#login-form-popup"]'

/**
 * Opens the theme's login after a refused login: the theme prints the reason into it, and a page without another notice area would not show
 * any. A service: it draws nothing, and belongs to no single one of the page's icons.
 */
export function openRefusedLogin(): undefined {
  drawnAmong([...document.querySelectorAll<HTMLElement>(TOGGLE)])?.click()
}
