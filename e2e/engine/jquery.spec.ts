import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import {
  addButton,
  basketCount,
  listing,
  products,
  removeLink,
  row,
  sidebarCart,
  viewCartLinks,
} from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products

/** As much of jQuery as another plugin would use here. */
type PluginJQuery = (target: EventTarget) => {
  on(names: string, handler: (event: unknown, ...args: unknown[]) => unknown): void
  trigger(name: string, args?: unknown[]): void
  data(key: string, value: unknown): void
}

/** What these tests find or put on `window`. */
interface PluginWindow {
  jQuery: PluginJQuery
  heard: string[]
}

const names = [
  'adding_to_cart',
  'added_to_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
  'removed_from_cart',
  'ajax_request_not_sent.adding_to_cart',
]

/** Lets a jQuery plugin and a native script listen, and note what they hear: name, way, and what kind of arguments. */
async function listenBothWays(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((events) => {
    const page: Partial<PluginWindow> & Pick<PluginWindow, 'heard'> = Object.assign(window as object, { heard: [] })
    const describe = (arg: unknown) =>
      arg && typeof arg === 'object'
        ? 'jquery' in arg
          ? '$'
          : arg instanceof Element
            ? 'element'
            : 'object'
        : typeof arg
    for (const name of events) {
      const [plain = ''] = name.split('.')
      if (page.jQuery)
        page.jQuery(document.body).on(name, (_event, ...args) => {
          page.heard.push(`jquery ${plain}(${args.map(describe).join()})`)
        })
      document.body.addEventListener(plain, (event) => {
        const args: unknown[] = (event as CustomEvent).detail ?? []
        page.heard.push(`native ${plain}(${args.map(describe).join()})`)
      })
    }
  }, names)
  return () => page.evaluate(() => (window as unknown as PluginWindow).heard)
}

const told = (way: string, control: string) => [
  `${way} adding_to_cart(${control},object)`,
  `${way} added_to_cart(object,string,${control})`,
  `${way} wc_cart_button_updated(${control})`,
  `${way} wc_fragments_loaded()`,
]

/** Another plugin says, without arguments, that something has been added. */
function sayAdded(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { jQuery } = window as unknown as Partial<PluginWindow>
    if (jQuery) jQuery(document.body).trigger('added_to_cart')
    else document.body.dispatchEvent(new Event('added_to_cart', { bubbles: true }))
  })
}

/** Another plugin lets nothing be added from now on. */
function vetoAdds(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { jQuery } = window as unknown as Partial<PluginWindow>
    if (jQuery) jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false)
    else document.body.addEventListener('should_send_ajax_request.adding_to_cart', (event) => event.preventDefault())
  })
}

for (const [presence, address, way, control] of [
  ['early', `${listing}&jquery=early`, 'jquery', '$'],
  ['none', listing, 'native', 'element'],
] as const) {
  test(`jQuery ${presence}: added_to_cart of another plugin, without arguments, brings the cart up to date and breaks nothing; each event of an add and a removal is heard once, with its arguments, and never both ways; where another plugin vetoes an add nothing is sent, the button is free, and the link is not followed`, async ({
    page,
    shop,
  }) => {
    await page.goto(address)
    await test.step('an event of another plugin', async () => {
      await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(1)
      await shop.fillCart(page, kibble.id)
      await sayAdded(page)
      await expect(row(sidebarCart(page), kibble)).toBeVisible()
      expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain('undefined')
    })
    const heard = await listenBothWays(page)
    await test.step('an add and a removal', async () => {
      await addButton(page, pate).click()
      await expect(basketCount(page)).toHaveText('2')
      await expect.poll(heard).toEqual(told(way, control))
      await removeLink(sidebarCart(page), pate).click()
      await expect(basketCount(page)).toHaveText('1')
      expect((await heard()).slice(4)).toEqual([
        `${way} removed_from_cart(object,string,${control})`,
        `${way} wc_fragments_loaded()`,
      ])
    })
    await test.step('a veto', async () => {
      const before = await shop.calls()
      await vetoAdds(page)
      await addButton(page, pate).click()
      // Said when the veto has been heard: nothing of the add is still to come.
      await expect.poll(async () => (await heard()).slice(6)).toContain(`${way} wc_cart_button_updated(${control})`)
      await expect(addButton(page, pate)).not.toHaveClass(/\bloading\b/)
      expect(await shop.calls()).toEqual(before)
      await expect(page).toHaveURL(/reveal=0/)
      if (presence === 'early')
        expect((await heard()).slice(6)).toEqual([
          'jquery ajax_request_not_sent(boolean,boolean,$)',
          'jquery wc_cart_button_updated($)',
        ])
    })
  })
}

test('jQuery late: before it comes native listeners hear, afterwards jQuery’s do, and other plugins reach us either way', async ({
  page,
  shop,
}) => {
  const release = await holdRequests(page, /\/vendor\/jquery\.js/)
  await page.goto(`${listing}&jquery=late`)
  const before = await listenBothWays(page)
  await addButton(page, pate).click()
  await expect.poll(before).toEqual(told('native', 'element'))
  release()
  await page.waitForFunction(() => 'jQuery' in window)
  const after = await listenBothWays(page)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('2')
  // The listeners of before are still there, and must not hear it natively now.
  await expect.poll(after).toEqual(told('jquery', '$'))
  await shop.fillCart(page, kibble.id)
  await page.evaluate(() => (window as unknown as PluginWindow).jQuery(document.body).trigger('wc_fragment_refresh'))
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
})

test('a plugin’s listener may change what is sent, and what it stored on the button goes along', async ({
  page,
  shop,
}) => {
  await page.goto(`${listing}&jquery=early`)
  await page.evaluate(() => {
    const button = document.querySelector('.ajax_add_to_cart[data-product_id="101"]') ?? document.body
    const { jQuery } = window as unknown as PluginWindow
    jQuery(button).data('giftNote', 'sinh nhật')
    jQuery(document.body).on('adding_to_cart', (_event, _button, data) => {
      Object.assign(data as object, { quantity: 3 })
    })
  })
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('3')
  expect((await shop.calls())[0]?.fields).toMatchObject({ product_id: '101', quantity: '3', giftNote: 'sinh nhật' })
})

test('the old cart scripts beside ours: one request for a click, each event once, one link, one announcement, and no error; the sort select submits once', async ({
  page,
  shop,
}) => {
  await page.goto(`${listing}&old-scripts=1`)
  // The old scripts ask for the cart when they start, and say so once more when it is there.
  await page.waitForLoadState('networkidle')
  const heard = await listenBothWays(page)
  await addButton(page, pate).click()
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  // The old scripts speak while they hear.
  await expect.poll(async () => (await heard()).sort()).toEqual(told('jquery', '$').sort())
  await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
  await expect(viewCartLinks(page)).toHaveCount(1)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('2')
  await expect(viewCartLinks(page)).toHaveCount(1)
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveCount(1)
  await removeLink(sidebarCart(page), pate).click()
  await expect(basketCount(page)).toHaveText('0')
  expect((await shop.calls()).map(({ endpoint }) => endpoint)).toEqual([
    'add_to_cart',
    'add_to_cart',
    'remove_from_cart',
  ])
  await addButton(page, kibble).focus()
  await page.keyboard.press('Space')
  await expect(basketCount(page)).toHaveText('1')
  expect(await shop.calls('add_to_cart')).toHaveLength(3)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url())
  })
  await page.locator('select.orderby').selectOption('price')
  await expect(page).toHaveURL(/orderby=price/)
  expect(new Set(asked).size).toBe(1)
})
