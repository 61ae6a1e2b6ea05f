import { beforeEach, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../support/cartHtml'
import { type FakeShop, openShop } from '../support/fakeShop'
import { openPage, pass, stopClock, TWO_FRAMES } from '../support/freshPage'
import { installJQuery } from '../support/jQuery'
import { click, find, press } from '../support/page'
import { startPage } from '../support/startPage'

/** What a plugin is handed with jQuery's events about calls. */
interface Settings {
  type: string
  url: string
  data: string
}

const ONE = cartAnswer('abc', { key: 'k1', product: 12 })
const NONE = cartAnswer('')

/** What plugins heard through jQuery, in order: events of calls with the address, the data and how many rows the page's cart had. */
let heard: string[]

beforeEach(() => {
  openPage(`<header>${miniCart()}</header>
    <a class="add_to_cart_button ajax_add_to_cart" id="ball" data-product_id="12" data-quantity="1" href="?add-to-cart=12">Mua</a>
    <div class="box"><div><a class="quick-view" data-prod="12" href="#quick-view">Xem nhanh</a></div></div>`)
  stopClock()
  heard = []
})

/** Puts jQuery on the page, with plugins that listen. */
function listenAsPlugins(): void {
  const jQuery = installJQuery()
  const rows = () => document.querySelectorAll('header .mini_cart_item').length
  for (const name of ['added_to_cart', 'removed_from_cart', 'wc_fragments_refreshed', 'mfpOpen', 'mfpClose'])
    jQuery(document).on(name, () => void heard.push(name))
  jQuery(document).on('ajaxSuccess', (_event, answer, settings, json) => {
    const { url } = settings as Settings
    heard.push(`ajaxSuccess ${url} ${json === (answer as { responseJSON?: unknown }).responseJSON}`)
  })
  jQuery(window).on('ajaxComplete', (_event, answer, settings) => {
    const { type, url, data } = settings as Settings
    const { status, responseJSON } = answer as { status: number; responseJSON?: { cart_hash: string } }
    heard.push(`ajaxComplete ${type} ${url} ${data} ${status} ${responseJSON?.cart_hash} ${rows()}`)
  })
}

async function start(...answers: object[]): Promise<FakeShop> {
  const shop = openShop(NONE, ...answers)
  await startPage({ redirectAfterAdd: false })
  await pass(TWO_FRAMES)
  heard.length = 0
  return shop
}

test('plugins that wait for the call of an add hear of ours once the page shows it, after the add itself', async () => {
  listenAsPlugins()
  await start(ONE)
  click(find('#ball'))
  await pass(TWO_FRAMES)
  expect(heard).toEqual([
    'added_to_cart',
    'ajaxSuccess /?wc-ajax=add_to_cart true',
    'ajaxComplete POST /?wc-ajax=add_to_cart quantity=1&product_id=12 200 abc 1',
  ])
})

test('the same with a removal, and with a refresh', async () => {
  listenAsPlugins()
  await start(ONE, NONE)
  document.body.dispatchEvent(new Event('wc_fragment_refresh'))
  await pass(TWO_FRAMES)
  click(find('.remove_from_cart_button'))
  await pass(TWO_FRAMES)
  expect(heard.map((line) => line.replace(/time=\d+/, 'time='))).toEqual([
    'wc_fragments_refreshed',
    'ajaxSuccess /?wc-ajax=get_refreshed_fragments true',
    'ajaxComplete POST /?wc-ajax=get_refreshed_fragments time= 200 abc 1',
    'removed_from_cart',
    'ajaxSuccess /?wc-ajax=remove_from_cart true',
    'ajaxComplete POST /?wc-ajax=remove_from_cart cart_item_key=k1 200  0',
  ])
})

test('an add with which the page is left is told before it goes, as trackers expect', async () => {
  listenAsPlugins()
  openShop(NONE, ONE)
  await startPage({ redirectAfterAdd: true })
  await pass(TWO_FRAMES)
  heard.length = 0
  click(find('#ball'))
  await pass(TWO_FRAMES)
  expect(heard.at(-1)).toMatch(/^ajaxComplete POST \/\?wc-ajax=add_to_cart/)
})

test('plugins set up their fields in a quick view by the theme’s pop-up and its call, and hear that it closed', async () => {
  listenAsPlugins()
  const shop = await start()
  click(find('.quick-view'))
  await pass()
  shop.answer('<div class="product-quick-view-container"><div class="product"><h1>Bát</h1></div></div>')
  await pass(TWO_FRAMES)
  expect(heard).toEqual([
    'mfpOpen',
    'ajaxSuccess /wp-admin/admin-ajax.php false',
    'ajaxComplete POST /wp-admin/admin-ajax.php action=flatsome_quickview&product=12 200 undefined 0',
  ])
  press('Escape', document.activeElement ?? document.body)
  await pass(400)
  expect(heard.slice(3)).toEqual(['mfpClose'])
})

test('where the page has no jQuery, nothing is told of calls', async () => {
  const native = vi.fn()
  document.addEventListener('ajaxComplete', native)
  await start(ONE)
  click(find('#ball'))
  await pass(TWO_FRAMES)
  expect(find('#ball').classList).toContain('added')
  expect(native).not.toHaveBeenCalled()
})

test('a call without an answer has nothing to tell', async () => {
  listenAsPlugins()
  const { answerNotifier } = await import('../../src/bridge/answerNotifier')
  answerNotifier().tell()
  expect(heard).toEqual([])
})
