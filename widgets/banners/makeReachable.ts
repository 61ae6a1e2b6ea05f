/**
 * Lets a dismiss link be a button for the keyboard and for screen readers: the plugins print links without an address.
 *
 * @param label names it where it has no words of its own.
 */
export function makeReachable(link: HTMLElement | null, label = ''): void {
  if (!link || link.matches('button')) return
  if (!link.hasAttribute('href')) link.tabIndex = 0
  link.setAttribute('role', 'button')
  if (label && !link.textContent?.trim() && !link.hasAttribute('aria-label')) link.setAttribute('aria-label', label)
}
