import { describe, expect, test, vi } from 'vitest'
import { examples } from '../../demo-pages/showcase/examples'
import { createShop } from '../../fixtures/shop'
import type { Definition } from '../../src/islands/definition'
import { catalogue } from '../../widgets/catalogue'
import { fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../support/freshPage'

const GALLERY = '/thu-vien/'

const components = catalogue.filter((definition) => 'component' in definition)

/** What these fetch by themselves is newer HTML of the server's, which stays: here it does not come. */
const fetching = ['photo-feed']

/** What a widget asks for beside its example: an address, a setting. */
const needs: Readonly<Record<string, { hash?: string; settings?: Readonly<Record<string, unknown>> }>> = {
  reviews: { hash: '#reviews' },
  'product-form': { settings: { productForms: 'background', redirectAfterAdd: false } },
}

/** Milliseconds in which a busy machine, too, has read an area's files for the first time. */
const LOADS_WITHIN = 10_000

/** Milliseconds between two looks at whether it has. */
const ASKED_EVERY = 5

/** Milliseconds of the page's clock in which both runtimes load a part, render and run their effects, idle slices included. */
const SETTLES_WITHIN = 150

/** A page of the demo as the server renders it: without its scripts, which are not what is tested here. */
interface DemoPage {
  body: HTMLElement
  /** The body's HTML, a comment with its number in the place of each example. */
  frame: string
  /** The examples' HTML. */
  examples: string[]
}

/** Reading a page takes most of a test's time, so each is read once. */
const pages = new Map<string, DemoPage>()

/** The shop, asked by somebody who has something in the cart. */
async function shopper(): Promise<(request: Request) => Promise<Response>> {
  const shop = createShop()
  const cookies = new Map<string, string>()
  const ask = async (request: Request) => {
    const { response, cookieChanges } = await shop.respond(request, { cookies, referrer: '' })
    for (const { name, value } of cookieChanges) cookies.set(name, value ?? '')
    return response
  }
  const body = new URLSearchParams({ product_id: '101' })
  await ask(new Request('http://shop.example/?wc-ajax=add_to_cart', { method: 'POST', body }))
  return ask
}

async function readPage(path: string): Promise<DemoPage> {
  const ask = await shopper()
  const source = await (await ask(new Request(`http://shop.example${path}`))).text()
  const { body } = new DOMParser().parseFromString(source.replace(/<link rel="stylesheet"[^>]*>/g, ''), 'text/html')
  for (const script of body.querySelectorAll('script:not([type="application/json"])')) script.remove()
  // Styles are given back as declarations, however the server spells them.
  for (const element of body.querySelectorAll<HTMLElement>('[style]'))
    element.setAttribute('style', element.style.cssText)
  const framed = body.cloneNode(true) as HTMLElement
  for (const [number, one] of framed.querySelectorAll('.showcase-example').entries())
    one.replaceWith(document.createComment(`example ${number}`))
  const examples = [...body.querySelectorAll('.showcase-example')].map(({ outerHTML }) => outerHTML)
  return { body, frame: framed.innerHTML, examples }
}

/** Shows the page of the demo on which a widget has its example; of a page with many, those in which it has hosts, if it needs no more. */
async function showExample({ name, selectors, applies }: Definition): Promise<void> {
  const example = examples.find(({ widgets }) => widgets.includes(name))
  if (!example) throw new Error(`no example of ${name} in the gallery`)
  const path = 'at' in example ? example.at : GALLERY
  const page = pages.get(path) ?? (await readPage(path))
  pages.set(path, page)
  const areOwn = [...page.body.querySelectorAll('.showcase-example')].map((one) => !!one.querySelector(selectors))
  const showsAll = !!applies || !areOwn.includes(true)
  const html = page.frame.replace(/<!--example (\d+)-->/g, (_comment, number) =>
    showsAll || areOwn[number] ? (page.examples[number] as string) : '',
  )
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '?orderby=price'
  openPage(html, query + (needs[name]?.hash ?? ''))
  document.body.className = page.body.className
  const ask = await shopper()
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
    ask(new Request(new URL(String(address), 'http://shop.example'), init)),
  )
}

/** What events of ours must say for one of them to wake an island: that a product is off the quote list. */
const TOUCHING = { isListed: false }

/** Everything that wakes an island, whatever its definition waits for. */
function touch(host: Element, { touches = {} }: Definition): void {
  for (const type of ['pointerover', 'focusin', ...Object.keys(touches)])
    host.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: TOUCHING }))
}

/** The page, without the region that screen readers hear announcements from: it stays once it is there. */
function pageAsItIs(): string {
  const regions = [...document.querySelectorAll('.widget_shopping_cart_live_region')]
  return regions.reduce((page, { outerHTML }) => page.replace(outerHTML, ''), document.body.outerHTML)
}

describe('a component at rest gives the page back as the server made it', () => {
  test.each(components.map((definition) => [definition.name, definition] as const))(
    '%s',
    async (name, known) => {
      await showExample(known)
      if (fetching.includes(name)) vi.stubGlobal('fetch', () => new Promise(() => {}))
      stopClock()
      const viewport = fakeIntersectionObserver()
      const before = pageAsItIs()
      const [{ start }, { defineWidget }, { islandOn }, { catalogue: fresh }] = await Promise.all([
        import('../../src/shopIslands'),
        import('../../src/islands/start'),
        import('../../src/islands/islands'),
        import('../../widgets/catalogue'),
      ])
      const definition = fresh.find((one) => one.name === name) as Definition
      // Before it wakes: a component may take out what its selectors go by.
      const hosts = [...document.querySelectorAll(definition.selectors)]
      defineWidget(definition)
      // The page says so in a script, and those are gone.
      start({ themeCanEditPages: true, ...needs[name]?.settings })
      await pass(SETTLES_WITHIN)
      document.dispatchEvent(new Event('scroll'))
      document.dispatchEvent(new CustomEvent('shop-islands:cart-changed', { detail: { cartHash: '' } }))
      for (const host of hosts) touch(host, definition)
      viewport.tell(hosts)
      const states = () => hosts.map((host) => islandOn(host, definition)?.state)
      await vi.waitFor(() => expect(states()).toContain('awake'), { timeout: LOADS_WITHIN, interval: ASKED_EVERY })
      // One that still loads does not leave: what it keeps is done first.
      await vi.waitFor(() => expect(states()).not.toContain('loading'), {
        timeout: LOADS_WITHIN,
        interval: ASKED_EVERY,
      })
      await pass(SETTLES_WITHIN)
      for (const host of hosts) islandOn(host, definition)?.leave()
      // At once: what was kept is done natively right after.
      expect(pageAsItIs()).toBe(before)
      await pass(SETTLES_WITHIN)
      expect(pageAsItIs()).toBe(before)
    },
    3 * LOADS_WITHIN,
  )
})
