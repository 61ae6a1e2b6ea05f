import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

/**
 * In the page: taps an element, or types into a field, and tells in which frame after that it, or its form, says that it was heard; 9 where
 * it does not within that, 0 where it says so before.
 */
const framesUntilSign = (control: Element): Promise<number> =>
  new Promise((resolve) => {
    const signs = '.loading,.processing,[data-island-waits]'
    const saysSo = () => Boolean(control.closest(signs) ?? control.closest('form')?.querySelector(signs))
    if (saysSo()) return resolve(0)
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

test('on a page that has fetched nothing ahead, over a network that brings nothing, the first sign of what is touched stands in the next frame', async ({
  page,
}) => {
  await page.goto('/cua-hang/?preload=touch')
  await page.waitForLoadState('networkidle')
  await holdRequests(page, /\/shop-islands\/[\w-]+-[\w-]{8}\.js/)
  // Each on a card of its own, so that none has the sign of another.
  for (const [what, selector, card] of [
    ['an add', '.ajax_add_to_cart', 0],
    ['a heart', '.tinvwl_add_to_wishlist_button', 1],
    ['a quick view', 'a.quick-view', 2],
    ['the menu', '[data-open="#main-menu"]', 0],
    ['a search', '#masthead .search-field', 0],
  ] as const) {
    await test.step(what, async () => {
      expect(await page.locator(selector).nth(card).evaluate(framesUntilSign)).toBe(1)
    })
  }
})
