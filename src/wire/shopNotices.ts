/**
 * A message that is hidden itself: a plug-in's, which it shows once it applies. One in a hidden box is none of these: themes hide the
 * shop's notices that way, to show them in their own.
 */
const HIDDEN = '[hidden],[style*="display:none"],[style*="display: none"]'

/** The two kinds of notices, in the shop's markup and in that of its blocks (contract 9.4). */
const NOTICES = {
  error: '.woocommerce-error,.wc-block-components-notice-banner.is-error',
  success: '.woocommerce-message,.wc-block-components-notice-banner.is-success',
}

/**
 * The notices in a page with which the shop has answered. Not the messages that a plug-in keeps ready in every page, in the same markup,
 * empty or hidden: Name Your Price does for an amount that is too small, and so do pop-ups for a login.
 *
 * @param page the answer, parsed, before any of it is shown.
 */
export function noticesIn(page: ParentNode, kind: keyof typeof NOTICES): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(NOTICES[kind])].filter(
    (notice) => notice.textContent?.trim() && !notice.matches(HIDDEN),
  )
}
