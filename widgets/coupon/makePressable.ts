/**
 * Lets a part that is no button be one for the keyboard and for screen readers (plugins contract 4.1): the plugin prints spans.
 *
 * @param label names it where it has no words of its own.
 */
export function makePressable(element: HTMLElement | null, label = ''): void {
  if (!element) return
  if (label && !element.textContent?.trim() && !element.hasAttribute('aria-label'))
    element.setAttribute('aria-label', label)
  if (element.matches('button,a[href],input')) return
  element.setAttribute('role', 'button')
  element.tabIndex = 0
  element.addEventListener('keydown', (event) => {
    if (!/^( |Enter)$/.test(event.key)) return
    event.preventDefault()
    element.click()
  })
}
