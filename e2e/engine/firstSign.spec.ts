import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

/**
 * In the page: taps an element, or types into a field, and tells in which frame after that it, or its form, says that it was heard; 9 where
 * it does not within that.
 */
const framesUntilSign = (control: Element): Promise<number> =>
  new Promise((resolve) => {
    const signs = '.loading,.processing,[data-island-waits]'
    const saysSo = () => Boolean(control.closest(signs) ?? control.closest('form')?.querySelector(signs))
    let frame = 0
    const look = () => {
      frame += 1
      if (saysSo() || frame === 9) resolve(frame)
      else requestAnimationFrame(look)
    }
    if (control instanceof HTMLInputElement) {
      control.value = 'pate'
      control.dispatchEvent(new InputEvent('input', { bubbles: true }))
    } else control.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    requestAnimationFrame(look)
  })

test.describe('on a page that has fetched nothing ahead, over a network that brings nothing', () => {
  const listing = '/cua-hang/?preload=touch'
  for (const [what, target] of [
    ['an add', '.ajax_add_to_cart'],
    ['a heart', '.tinvwl_add_to_wishlist_button'],
    ['a quick view', 'a.quick-view'],
    ['the menu', '[data-open="#main-menu"]'],
    ['a search', '#masthead .search-field'],
  ] as const) {
    test(`the first sign of ${what} stands in the next frame`, async ({ page }) => {
      await page.goto(listing)
      await page.waitForLoadState('networkidle')
      await holdRequests(page, /\/shop-islands\/[\w-]+-[\w-]{8}\.js/)
      expect(await page.locator(target).first().evaluate(framesUntilSign)).toBe(1)
    })
  }
})
