/**
 * A plug-in's message that it shows when it is true. Not what lies in a hidden box: themes hide the shop's notices so, to show them in
 * their own way.
 */
const HIDDEN = '[hidden],[style*="display:none"],[style*="display: none"]'

/** The two kinds of notices, in the shop's markup and in that of its blocks (contract 9.4). */
const NOTICES = {
  error: '.woocommerce-error,.wc-block-components-notice-banner.is-error',
  success: '.woocommerce-message,.wc-block-components-notice-banner.is-success',
}

/**
 * The notices in a page with which the shop has answered. Not what a plug-in keeps ready in each of its pages in the same markup, empty or
 * hidden: such as Name Your Price for an amount that is too small, and pop-ups for a login.
 *
 * @param page the answer, parsed, before any of it is shown.
 */
export function noticesIn(page: ParentNode, kind: keyof typeof NOTICES): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(NOTICES[kind])].filter(
    (notice) => notice.textContent?.trim() && !notice.matches(HIDDEN),
  )
}
