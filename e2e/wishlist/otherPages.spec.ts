import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'
import {
  callNames,
  heart,
  interact,
  listChoice,
  openKnowing,
  wishCount,
  wished,
  wishMessage,
  wishRow,
} from '../support/wishlist'

const { pate } = products
const { catTree, backpack } = wished

/** Adds by way of the choice dialog, closes the message, and removes a row on the page of the list. */
async function wishAndUnwish(page: Page, variant: string): Promise<void> {
  await openKnowing(page, `/cua-hang/?lists=several&${variant}`)
  await expect(heart(page, catTree)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, pate).click()
  await listChoice(page).getByRole('combobox').selectOption({ label: 'Để dành' })
  await listChoice(page).getByRole('button', { name: 'Thêm vào danh sách' }).click()
  await expect(wishMessage(page)).toContainText('đã được thêm vào “Để dành”')
  await page.keyboard.press('Escape')
  await expect(heart(page, pate)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/wishlist/b7c8d9/?${variant}`)
  await page.getByRole('button', { name: /^Xóa “Pate/ }).click()
  await expect(wishMessage(page)).toContainText('đã được xóa')
  await expect(wishRow(page, pate)).toHaveCount(0)
  await expect(wishCount(page)).toHaveText('6')
}

for (const script of ['classic', 'react']) {
  test(`script=${script}: marks, choice, add, message and removal work, each once`, async ({ page, shop }) => {
    await wishAndUnwish(page, `script=${script}`)
    expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
    expect(await shop.calls('tinvwl/remove')).toHaveLength(1)
  })
}

test('under a strict policy with Trusted Types everything of the wishlist works, and nothing is violated', async ({
  page,
}) => {
  const violations = await recordViolations(page)
  await wishAndUnwish(page, 'csp=strict')
  expect(await violations()).toEqual([])
})

for (const order of ['nothing was asked before', 'the data are known']) {
  test(`an expired nonce is renewed unseen where ${order}: the refused call is made once more, and no later one is refused`, async ({
    page,
    shop,
  }) => {
    const pages: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('shop-islands-fresh')) pages.push(new URL(request.url()).pathname)
    })
    const isKnown = order === 'the data are known'
    await page.goto('/wishlist/?nonce=stale')
    if (isKnown) {
      await interact(page)
      await expect(wishCount(page)).toHaveText('3')
    }
    for (const product of [catTree, backpack]) {
      await page.getByRole('button', { name: new RegExp(`^Xóa “${product.name}`) }).click()
      await expect(wishMessage(page)).toContainText('đã được xóa')
      await page.keyboard.press('Escape')
      await expect(wishRow(page, product)).toHaveCount(0)
    }
    expect(pages).toEqual(['/wishlist/'])
    // Which call is the first is between the click and what the page asks for after it.
    const calls = (await shop.everyCall()).filter(({ endpoint }) => endpoint.startsWith('tinvwl'))
    const nonces = calls.map(({ fields }) => fields['tinvwl-security'])
    expect(calls[1]?.fields).toEqual({ ...calls[0]?.fields, 'tinvwl-security': nonces[1] })
    expect(nonces[1]).not.toBe(nonces[0])
    expect(new Set(nonces.slice(1)).size).toBe(1)
    const removals = calls.filter(({ endpoint }) => endpoint === 'tinvwl/remove')
    expect(removals).toHaveLength(calls[0]?.endpoint === 'tinvwl/remove' ? 3 : 2)
  })
}

test('the plugin’s own script beside ours does everything alone', async ({ page, shop }) => {
  await page.route(/ti-woocommerce-wishlist/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('click', ({ target }) => {
  const button = target.closest('.tinvwl_add_to_wishlist_button')
  if (!button) return
  const body = new FormData()
  const product = { product_id: button.dataset.tinvWlProduct, product_type: 'simple', product_action: 'addto' }
  for (const [name, value] of Object.entries({ tinv_wishlist_id: '', ...product })) body.append(name, value)
  fetch(location.pathname, { method: 'POST', body }).then(() => button.classList.add('tinvwl-product-in-list'))
})`,
    }),
  )
  const tag = '<script defer src="/wp-content/plugins/ti-woocommerce-wishlist/assets/js/public.min.js"></script>'
  await changeAnswers(page, /\/cua-hang\/$/, (html) => html.replace('</head>', `${tag}</head>`))
  await page.goto('/cua-hang/')
  await heart(page, pate).click()
  await expect(heart(page, pate)).toHaveClass(/tinvwl-product-in-list/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await callNames(shop)).toEqual(['add_to_wishlist'])
})

for (const jquery of ['early', 'none']) {
  test(`jQuery ${jquery}: other plugins hear of an add once, and may change what is sent`, async ({ page, shop }) => {
    await page.goto(`/cua-hang/?popup=0${jquery === 'early' ? '&old-scripts=1' : ''}`)
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const { jQuery } = window as unknown as {
        jQuery?: (target: Element) => { on(name: string, handler: (event: unknown, ...args: unknown[]) => void): void }
      }
      const listen = (name: string, handler: (...args: unknown[]) => void) => {
        if (jQuery) jQuery(document.body).on(name, (_event, ...args) => handler(...args))
        document.body.addEventListener(name, (event) => handler(...((event as CustomEvent).detail as unknown[])))
      }
      listen('tinvwl_wishlist_button_clicked', (_button, data) => {
        heard.push('clicked')
        Object.assign(data as object, { giftNote: 'sinh nhật' })
      })
      listen('tinvwl_wishlist_added_status', (_button, status) => heard.push(`added ${status}`))
    })
    await heart(page, pate).click()
    await expect(heart(page, pate)).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => (window as { heard?: string[] }).heard)).toEqual(['clicked', 'added true'])
    const [call, ...others] = await shop.calls('add_to_wishlist')
    expect(others).toEqual([])
    expect(call?.fields).toMatchObject({ product_id: '101', giftNote: 'sinh nhật' })
  })
}
