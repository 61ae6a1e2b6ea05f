import type { Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { journeys } from '../support/journeys'
import { demoProducts, formButton } from '../support/productPage'
import { kibblePage } from '../support/quote'
import { addButton, basketCount, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { interact } from '../support/wishlist'

const { pate } = products
const listing = '/cua-hang/?reveal=0&popup=0'

/** Puts keys into an object's JSON that would reach every object of the page, were they written to carelessly. */
const poison = (json: string) =>
  json.replace('{', '{"__proto__":{"polluted":1,"toString":1},"constructor":{"prototype":{"polluted":1}},')

/** Is there anything on objects that nobody has put on them? */
const isPolluted = (page: Page) => page.evaluate(() => 'polluted' in {} || 'polluted' in [] || 'polluted' in Function)

/** Names of fields that real plugins have and that hide a property of their form, and some that none has. */
const SHADOWING =
  'action method id name title style dir lang target length submit reset elements children value type hidden className attributes'

/** Gives every form of the pages that come a field of each of these names, while they are parsed. */
async function shadowForms(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const shadowed = new WeakSet<Node>()
    new MutationObserver(() => {
      for (const form of document.querySelectorAll('form')) {
        if (shadowed.has(form)) continue
        shadowed.add(form)
        for (const name of names) {
          const field = Object.assign(document.createElement('input'), { type: 'hidden', name })
          HTMLElement.prototype.prepend.call(form, field)
        }
      }
    }).observe(document, { childList: true, subtree: true })
  }, SHADOWING.split(' '))
}

// What the shop answers and what the page is made of are hostile at once: a journey is made once for both.
for (const { name, prepare, act, done } of journeys)
  test(`prototype keys in the shop's JSON, and fields that hide what their form is, change nothing: ${name}`, async ({
    page,
    shop,
  }) => {
    await shadowForms(page)
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback()
      const response = await route.fetch()
      const text = await response.text()
      return route.fulfill({ response, body: /^\s*[{[]/.test(text) ? poison(text) : text })
    })
    await prepare(page, shop)
    expect(
      await page.evaluate(() => [...document.forms].every((form) => (form.id as unknown) instanceof Element)),
    ).toBe(true)
    await act(page)
    await done(page)
    // Calls that nobody waits for, as for the wishlists' data, are answered before the page is closed, or their answers could not be read.
    await page.unrouteAll({ behavior: 'wait' })
    expect(await isPolluted(page)).toBe(false)
  })

test('prototype keys in what the browser keeps, and in its cookies, change nothing', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto(listing)
  await interact(page)
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(1)
  const keys = await page.evaluate(() => {
    const poisoned = (text: string) =>
      text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},')
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) storage.setItem(key, poisoned(storage.getItem(key) ?? ''))
    return Object.keys(localStorage).length
  })
  expect(keys).toBeGreaterThan(1)
  const cookies = ['__proto__', 'constructor', 'ez_toc_hidden-__proto__', 'woocommerce_items_in_cart_']
  await page.context().addCookies(cookies.map((name) => ({ name, value: '{"polluted":1}', url: shop.url })))
  await page.reload()
  await interact(page)
  await expect(basketCount(page)).toHaveText('1')
  expect(await isPolluted(page)).toBe(false)
})

test('nobody listens to messages of other windows, and one that looks like ours changes nothing', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const listened: string[] = []
    Object.assign(window, { listened })
    const { addEventListener } = window
    window.addEventListener = function (this: Window, type: string, ...rest: [EventListener]) {
      listened.push(type)
      return addEventListener.call(this, type, ...rest)
    } as typeof addEventListener
  })
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  const names = async () => (await shop.everyCall()).map(({ endpoint }) => endpoint).sort()
  // The wishlists' data may be asked for after the add is answered.
  await expect.poll(names).toEqual(['add_to_cart', 'get_refreshed_fragments', 'tinvwl/get_data'])
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.srcdoc =
      `<script>for (const type of ['added_to_cart', 'shop-islands:added-to-cart', 'wc_fragment_refresh'])
      parent.postMessage({ type, event: type, fragments: { main: '<p>Gone</p>' }, cartUrl: 'https://elsewhere.example/' }, '*')</scr` +
      `ipt>`
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    await new Promise((resolve) => setTimeout(resolve))
  })
  await expect(basketCount(page)).toHaveText('1')
  const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened)
  expect(listened).toContain('pagehide')
  expect(listened).not.toContain('message')
  expect(await names()).toHaveLength(3)
})

/** What sites read from addresses to send people somewhere. */
const WHERE_TO = ['redirect', 'redirect_to', 'return_url', 'cart_url', 'product_url', 'orderby', 'utm_source']
const scripts = ['<img src=x onerror=window.hacked=1>', 'javascript:window.hacked=1', '"],*{}']
const pages = [
  listing,
  demoProducts.shelf.path,
  '/contact/',
  '/wishlist/',
  '/request-quote/',
  elements.ways,
  elements.lightboxes,
]

for (const path of pages)
  test(`an address with markup, scripts and places to go to opens nothing, and nothing runs or is left: ${path}`, async ({
    page,
  }) => {
    // Each text by itself where parts of the page open by the address with which it comes.
    const visits = path === elements.ways ? scripts.map((text) => [text]) : [scripts]
    for (const texts of visits) {
      const places = texts.map((text) => encodeURIComponent(`https://elsewhere.example/${text}`))
      const query = WHERE_TO.flatMap((key) => places.map((place) => `${key}=${place}`)).join('&')
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${query}#${texts[0]}`)
      await interact(page)
      for (const hash of texts.flatMap((text) => [text, `//elsewhere.example/${text}`])) {
        await page.evaluate((named) => {
          location.hash = named
        }, hash)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
  })

test('fields that hide what their form is do no harm: a product form leads to the next page', async ({ page }) => {
  await shadowForms(page)
  await page.goto(kibblePage)
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('1')
})

test('fields that hide what their form is do no harm: a listing is sorted', async ({ page }) => {
  await shadowForms(page)
  await page.goto(listing)
  await page.locator('select.orderby').selectOption('price')
  await expect(page).toHaveURL(/orderby=price/)
})
