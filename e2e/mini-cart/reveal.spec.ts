import { devices } from '@playwright/test'
import {
  addButton,
  basketCount,
  cartPanel,
  dropdown,
  listing,
  liveRegion,
  products,
  removeLink,
  row,
} from '../support/shopPage'
import { between, letPass, stepUntil, stopClock, watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate, kibble, litter } = products
const isOpen = /\bcurrent-dropdown\b/

test.describe('a header with a dropdown', () => {
  test('mini-cart.reveal.opens-dropdown-for-5000-ms: an add shows the cart, which closes by itself; a second add shows it for 5000 ms anew', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/cua-hang/')
    const times = await watchTimes(page, {
      opened: '.cart-item.current-dropdown',
      closed: '.cart-item.cart-active:not(.current-dropdown)',
    })
    await stopClock(page)
    await addButton(page, pate).click()
    await stepUntil(page, () => row(dropdown(page), pate).isVisible())
    await page.clock.runFor(4000)
    await expect(dropdown(page)).toBeVisible()
    await letPass(page, 1100)
    await expect(dropdown(page)).toBeHidden()
    expect(Math.abs(between(await times(), 'opened', 'closed') - 5000)).toBeLessThan(50)
    await addButton(page, kibble).press('Enter')
    await stepUntil(page, () => row(dropdown(page), kibble).isVisible())
    await page.clock.runFor(3500)
    await addButton(page, litter).press('Enter')
    await stepUntil(page, () => row(dropdown(page), litter).isVisible())
    await page.clock.runFor(3500)
    await expect(dropdown(page)).toBeVisible()
    await page.clock.runFor(1600)
    await expect(dropdown(page)).toBeHidden()
  })

  test('the dropdown stays open under the pointer, for as long as it is there', async ({ page }) => {
    await page.clock.install()
    await page.goto('/cua-hang/')
    await stopClock(page)
    await addButton(page, pate).click()
    await stepUntil(page, () => dropdown(page).isVisible())
    await dropdown(page).hover()
    await page.clock.runFor(6000)
    await expect(page.locator('.cart-item:visible')).toHaveClass(isOpen)
    await expect(dropdown(page)).toBeVisible()
  })

  test('the dropdown stays open while the keyboard is in it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/cua-hang/')
    await stopClock(page)
    await addButton(page, pate).press('Enter')
    await stepUntil(page, () => dropdown(page).isVisible())
    await removeLink(dropdown(page), pate).focus()
    await page.clock.runFor(6000)
    await expect(page.locator('.cart-item:visible')).toHaveClass(isOpen)
  })

  test('a click into the shop puts it away at once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/cua-hang/')
    // On a running clock it may close by itself while the assertion still waits.
    await stopClock(page)
    await addButton(page, pate).click()
    await stepUntil(page, () => dropdown(page).isVisible())
    await page.locator('.product-small .box-excerpt').first().click()
    await page.clock.runFor(100)
    await expect(page.locator('.cart-item:visible')).not.toHaveClass(isOpen)
  })

  test('coming back from an add by link shows the cart, too', async ({ page }) => {
    await page.goto('/cua-hang/?add-to-cart=101')
    await expect(row(dropdown(page), pate)).toBeVisible()
  })
})

test('mini-cart.reveal.off-opens-nothing: with reveal off the cart follows and stays closed', async ({ page }) => {
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  // That is said a second after the add: by then a cart that opens would be open.
  await expect(liveRegion(page)).toContainText(pate.name)
  await expect(dropdown(page)).toBeHidden()
  await expect(page.locator('.mfp-wrap')).toHaveCount(0)
})

for (const [header, address, viewport] of [
  ['an off-canvas cart on a wide screen', '/cua-hang/?cart=off-canvas', { width: 1280, height: 900 }],
  ['the mobile header', '/cua-hang/', { width: 390, height: 844 }],
] as const) {
  test.describe(header, () => {
    test.use({ viewport })

    test('mini-cart.reveal.opens-off-canvas-panel: an add opens the panel with the product in it, a second one leaves it open and lists both; Esc closes it and the focus is back', async ({
      page,
    }) => {
      await page.goto(address)
      const toggle = page.locator('.cart-item .off-canvas-toggle:visible')
      await expect(toggle).toHaveCount(1)
      await addButton(page, pate).click()
      const panel = page.getByRole('dialog', { name: 'Giỏ hàng' })
      await expect(panel).toBeVisible()
      await expect(row(cartPanel(page), pate)).toBeInViewport()
      await expect(panel.getByRole('button', { name: 'Đóng' })).toBeFocused()
      await addButton(page, kibble).dispatchEvent('click')
      await expect(row(cartPanel(page), kibble)).toBeVisible()
      await expect(page.locator('.mfp-wrap')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(cartPanel(page)).toBeHidden()
      await expect(toggle).toBeFocused()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    test('the toggle opens the panel, a click beside it closes it, and removing works inside', async ({
      page,
      shop,
    }) => {
      await shop.fillCart(page, pate.id)
      await page.goto(address)
      await page.locator('.cart-item .off-canvas-toggle:visible').click()
      await expect(row(cartPanel(page), pate)).toBeVisible()
      await removeLink(cartPanel(page), pate).click()
      await expect(cartPanel(page)).toContainText('Chưa có sản phẩm trong giỏ hàng')
      await expect(cartPanel(page)).toBeVisible()
      await page.mouse.click(20, 300)
      await expect(cartPanel(page)).toBeHidden()
      await expect(page).toHaveURL(address)
    })
  })
}

test.describe('another panel is open at the time of an add', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('mini-cart.reveal.closes-lightbox-300-ms-before: the menu closes, and 300 ms later the cart’s panel opens', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/cua-hang/')
    await page.getByLabel('Menu', { exact: true }).click()
    await expect(page.locator('.mfp-wrap #main-menu')).toBeVisible()
    const times = await watchTimes(page, {
      closed: '.mfp-wrap.mfp-removing',
      opened: '.mfp-wrap:not(.mfp-removing) #cart-popup',
    })
    await stopClock(page)
    await addButton(page, pate).dispatchEvent('click')
    await stepUntil(page, async () => (await times()).closed !== undefined)
    await letPass(page, 400)
    await expect(row(cartPanel(page), pate)).toBeVisible()
    await expect(page.locator('#main-menu')).toBeHidden()
    await expect(page.locator('.mfp-wrap')).toHaveCount(1)
    const pause = between(await times(), 'closed', 'opened')
    expect(pause).toBeGreaterThan(290)
    expect(pause).toBeLessThan(600)
  })
})

test('an add in a modal dialog of the browser’s own, as another plugin’s quick view, opens the panel in its place: it can be used, and so can the page afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cua-hang/')
  await page.evaluate((id) => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.append(document.querySelector(`.ajax_add_to_cart[data-product_id="${id}"]`) ?? '')
    dialog.showModal()
  }, pate.id)
  await page.locator('dialog .ajax_add_to_cart').click()
  await expect(row(cartPanel(page), pate)).toBeVisible()
  await page.getByRole('dialog', { name: 'Giỏ hàng' }).getByRole('button', { name: 'Đóng' }).click()
  await expect(cartPanel(page)).toBeHidden()
  await addButton(page, kibble).click()
  await expect(row(cartPanel(page), kibble)).toBeVisible()
})

test.describe('another plugin’s quick view holds the page, and lies over the panel that an add in it opens', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: devices['Pixel 7'].userAgent,
  })

  test('when the shopper has closed first the one and then the other, the page scrolls again', async ({ page }) => {
    await page.goto('/cua-hang/')
    await page.evaluate((id) => {
      const quickView = document.createElement('div')
      quickView.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: #fff'
      const close = Object.assign(document.createElement('button'), { textContent: 'Thôi' })
      const parts = [document.documentElement, document.body]
      for (const part of parts) part.style.overflow = 'hidden'
      close.addEventListener('click', () => {
        quickView.remove()
        for (const part of parts) part.style.overflow = ''
      })
      quickView.append(close, document.querySelector(`.ajax_add_to_cart[data-product_id="${id}"]`) ?? '')
      document.body.append(quickView)
    }, pate.id)
    await addButton(page, pate).click()
    await expect(row(cartPanel(page), pate)).toBeVisible()
    await expect(page.locator('body > [inert]').first()).toBeAttached()
    await page.getByRole('button', { name: 'Thôi' }).click()
    await page.getByRole('dialog', { name: 'Giỏ hàng' }).getByRole('button', { name: 'Đóng' }).click()
    await expect(cartPanel(page)).toBeHidden()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })
})

const notice =
  'style="position: fixed; inset: 0 0 auto; z-index: 2147483647; height: 844px; background: #fff"><button onclick="this.parentElement.remove()">Đồng ý</button>'

for (const [kind, html] of Object.entries({
  'one that shuts out nothing': `<div role="dialog" aria-label="Cookie" ${notice}</div>`,
  'one that calls itself a modal, in a wrapper': `<div><div role="dialog" aria-label="Cookie" aria-modal="true" ${notice}</div></div>`,
  'one without a role': `<aside ${notice}</aside>`,
  // As vanilla-cookieconsent draws it.
  'one in a wrapper that is fixed itself, and has no size': `<div style="position: fixed; z-index: 2147483647"><div><div ${notice}</div></div></div>`,
})) {
  test(`a cookie notice over the panel, ${kind}, is pressed where it is seen, and not what lies below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cua-hang/')
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), html)
    await page.evaluate(() => document.querySelector<HTMLElement>('.off-canvas-toggle')?.click())
    await expect(cartPanel(page)).toBeVisible()
    await expect(page.locator('body > [inert]').first()).toBeAttached()
    const agree = page.getByRole('button', { name: 'Đồng ý' })
    await agree.click()
    await expect(agree).toHaveCount(0)
    await expect(cartPanel(page)).toBeVisible()
  })
}
