import { expect, type Page } from '@playwright/test'

/** What an alert says that an action leads to; it is closed. */
export async function alertOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const message = page.waitForEvent('dialog').then(async (alert) => {
    await alert.accept()
    return alert.message()
  })
  await act()
  return message
}

/**
 * Presses a key so many times, and expects the keyboard to stop in the open dialog and nowhere else on the page. The browser's own controls
 * are stops, too: nothing on the page has the focus then.
 */
export async function expectToStayInDialog(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<void> {
  const stops = new Set<string>()
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const { activeElement, body } = document
      if (!activeElement || activeElement === body) return null
      return activeElement.closest('[role="dialog"]') ? 'in the dialog' : activeElement.outerHTML
    })
    if (stop) stops.add(stop)
  }
  expect([...stops]).toEqual(['in the dialog'])
}
